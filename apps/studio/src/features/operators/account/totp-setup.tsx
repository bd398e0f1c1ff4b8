import type { Operator } from '@grandstand/contract'
import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { FormProblem, SubmitButton, TextField, useForm } from '@grandstand/ui'
import formStyles from '../../../platform/account-form.module.css'
import { useClient } from '../../../platform/client-context.ts'
import { errorText } from '../../../platform/error-text.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { isTotpCode } from '../../../platform/is-totp-code.ts'
import { QrCode } from '../../../platform/qr-code.tsx'
import styles from './account-form.module.css'

interface TotpSetupProps {
  secret: string
  otpauth_uri: string
  onConfirmed: (operator: Operator, recoveryCodes: readonly string[]) => void
}

export function TotpSetup({ secret, otpauth_uri, onConfirmed }: TotpSetupProps) {
  const i18n = useI18n()
  const { words } = i18n
  const say = words.account
  const client = useClient()
  const { form, field, failure, isSending } = useForm({
    fields: ['code'],
    check: ({ code }) => ({ code: isTotpCode(code) ? null : 'format' }),
    explain: (_, code) => (code === 'format' ? words.login.codeProblem : say.wrongCode),
    async send(typed) {
      const body = { code: typed.code.replace(/\s/g, '') }
      const { recovery_codes, ...operator } = await client.send(studioWireCalls.confirmTotp, { body })
      onConfirmed(operator, recovery_codes)
    },
  })

  return (
    <div className={`${styles.setup} row-5`}>
      <QrCode text={otpauth_uri} label={say.picture} />
      <form {...form} className={`${formStyles.form} stack-4 start`}>
        <p>{say.scan}</p>
        <div>
          <p className="small strong">{say.secret}</p>
          <code className={styles.secret}>{secret.match(/.{1,4}/g)?.join(' ')}</code>
        </div>
        <TextField {...field('code')} type="tel" label={say.code} autoComplete="one-time-code" required />
        <FormProblem text={failure && errorText(failure, i18n)} />
        <SubmitButton label={say.confirm} isSending={isSending} />
      </form>
    </div>
  )
}
