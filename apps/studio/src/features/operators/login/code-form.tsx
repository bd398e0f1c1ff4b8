import { ApiError } from '@grandstand/api-client'
import { FormProblem, SubmitButton, TextField, useForm } from '@grandstand/ui'
import { useEffect } from 'react'
import { errorText } from '../../../platform/error-text.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { cleanCode, isSecondFactor } from '../../../platform/is-totp-code.ts'
import styles from './login-form.module.css'

interface CodeFormProps {
  onCode: (code: string) => Promise<void>
  onBack: () => void
}

export function CodeForm({ onCode, onBack }: CodeFormProps) {
  const i18n = useI18n()
  const { words } = i18n
  const { form, field, failure, isSending } = useForm({
    fields: ['code'],
    check: ({ code }) => ({ code: isSecondFactor(code) ? null : 'format' }),
    explain: (_, code) => (code === 'format' ? words.login.codeProblem : words.login.codeWrong),
    send: ({ code }) => onCode(cleanCode(code)),
    fieldOf: () => 'code',
  })
  const { ref } = form
  useEffect(() => ref.current?.querySelector('input')?.focus(), [ref])
  const isWrong = failure instanceof ApiError && failure.code === 'wrong_auth_data'

  return (
    <form {...form} className="stack-4">
      <h2 className={styles.title}>{words.common.secondFactor}</h2>
      <TextField
        {...field('code')}
        label={words.login.code}
        hint={words.login.codeText}
        autoComplete="one-time-code"
        required
      />
      <FormProblem text={failure && (isWrong ? words.login.codeWrong : errorText(failure, i18n))} />
      <SubmitButton label={words.login.submit} sendingLabel={words.login.submitting} isSending={isSending} />
      <button className="button" type="button" onClick={onBack}>
        {words.login.back}
      </button>
    </form>
  )
}
