import { ApiError } from '@grandstand/api-client'
import type { Operator } from '@grandstand/contract'
import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { TextField } from '@grandstand/ui'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useClient } from '../../platform/client-context.ts'
import { errorText } from '../../platform/error-text.ts'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import styles from './account-form.module.css'
import { QrCode } from './qr-code.tsx'

interface TotpSetupProps {
  secret: string
  otpauth_uri: string
  onConfirmed: (operator: Operator) => void
}

export function TotpSetup({ secret, otpauth_uri, onConfirmed }: TotpSetupProps) {
  const i18n = useI18n()
  const { words } = i18n
  const say = words.account
  const client = useClient()
  const [isBad, setIsBad] = useState(false)
  const confirming = useMutation({
    mutationFn: (code: string) => client.send(studioWireCalls.confirmTotp, { body: { code } }),
    onSuccess: onConfirmed,
  })
  const { error } = confirming
  const isWrong = error instanceof ApiError && 'code' in error.fields

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const code = String(new FormData(event.currentTarget).get('code')).replace(/\s/g, '')
    const isCode = /^\d{6}$/.test(code)
    setIsBad(!isCode)
    if (isCode) confirming.mutate(code)
  }

  const wrong = isWrong ? say.wrongCode : undefined
  return (
    <div className={styles.setup}>
      <QrCode text={otpauth_uri} label={say.picture} />
      <form className={styles.form} noValidate onSubmit={submit}>
        <p>{say.scan}</p>
        <div>
          <p className={styles.label}>{say.secret}</p>
          <code className={styles.secret}>{secret.match(/.{1,4}/g)?.join(' ')}</code>
        </div>
        <TextField
          name="code"
          type="tel"
          label={say.code}
          autoComplete="one-time-code"
          problem={isBad ? words.login.codeProblem : wrong}
          required
        />
        <p className={styles.problem} role="alert">
          {error && !isWrong && errorText(error, i18n)}
        </p>
        <button className="button button--primary" type="submit" disabled={confirming.isPending}>
          {say.confirm}
        </button>
      </form>
    </div>
  )
}
