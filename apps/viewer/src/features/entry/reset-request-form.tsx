import { wireCalls } from '@grandstand/contract/wire'
import { checkEmail } from '@grandstand/rules'
import { SubmitButton, TextField, useForm } from '@grandstand/ui'
import { useAccountWords } from '../../locales/words.ts'
import { useApp } from '../../platform/app-context.ts'
import { FormFailure } from '../../platform/form/form-failure.tsx'
import { retryAfter } from '../../platform/form/retry-after.ts'
import { useRecaptcha } from '../../platform/form/use-recaptcha.ts'
import { useSecondsLeft } from '../../platform/form/use-seconds-left.ts'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import styles from './entry.module.css'
import { problemText } from './problem-text.ts'

interface ResetRequestFormProps {
  recaptchaSiteKey: string | null
  onSent: (email: string) => void
}

export function ResetRequestForm({ recaptchaSiteKey, onSent }: ResetRequestFormProps) {
  const { client } = useApp()
  const { words } = useI18n()
  const account = useAccountWords()
  const recaptcha = useRecaptcha(recaptchaSiteKey, 'password_reset')
  const { form, field, failure, isSending } = useForm({
    fields: ['email'],
    check: ({ email }) => ({ email: checkEmail(email) }),
    explain: (name, code) => problemText({ words, account }, name, code),
    async send({ email }) {
      const body = { email: email.trim(), ...(await recaptcha()) }
      await client.send(wireCalls.requestPasswordReset, { body })
      onSent(body.email)
    },
  })
  const secondsLeft = useSecondsLeft(retryAfter(failure), failure)
  return (
    <form {...form} className={`${styles.form} stack-4`}>
      <FormFailure error={failure} secondsLeft={secondsLeft} />
      <TextField {...field('email')} label={account.entry.email} required type="email" autoComplete="email" />
      <SubmitButton
        label={account.resetRequest.submit}
        sendingLabel={account.entry.sending}
        isSending={isSending}
        isBlocked={secondsLeft > 0}
      />
    </form>
  )
}
