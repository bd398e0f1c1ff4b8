import { ApiError } from '@grandstand/api-client'
import { TextField } from '@grandstand/ui'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { errorText } from '../../platform/error-text.ts'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import styles from './login-form.module.css'

interface CodeFormProps {
  error: Error | null
  isPending: boolean
  onCode: (code: string) => void
  onBack: () => void
}

export function CodeForm({ error, isPending, onCode, onBack }: CodeFormProps) {
  const i18n = useI18n()
  const { words } = i18n
  const form = useRef<HTMLFormElement>(null)
  const [problem, setProblem] = useState<string>()
  const isWrong = error instanceof ApiError && error.code === 'wrong_auth_data'
  const focus = () => form.current?.querySelector('input')?.focus()
  useEffect(focus, [])

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const code = String(new FormData(event.currentTarget).get('code')).replace(/\s/g, '')
    const isCode = /^\d{6}$/.test(code)
    setProblem(isCode ? undefined : words.login.codeProblem)
    if (isCode) onCode(code)
    else focus()
  }

  return (
    <form ref={form} className={styles.form} noValidate onSubmit={submit}>
      <h2 className={styles.title}>{words.login.codeTitle}</h2>
      <TextField
        name="code"
        type="tel"
        label={words.login.code}
        hint={words.login.codeText}
        autoComplete="one-time-code"
        required
        problem={problem}
      />
      <p className={styles.problem} role="alert">
        {error && (isWrong ? words.login.codeWrong : errorText(error, i18n))}
      </p>
      <button className="button button--primary" type="submit" disabled={isPending}>
        {isPending ? words.login.submitting : words.login.submit}
      </button>
      <button className="button" type="button" onClick={onBack}>
        {words.login.back}
      </button>
    </form>
  )
}
