import { ApiError } from '@grandstand/api-client'
import type { Operator } from '@grandstand/contract'
import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { PasswordField, TextField } from '@grandstand/ui'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useClient } from '../../platform/client-context.ts'
import { errorText } from '../../platform/error-text.ts'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import { CodeForm } from './code-form.tsx'
import styles from './login-form.module.css'

export interface Credentials {
  email: string
  password: string
  code?: string
}

/** Email and password first; who has a second factor is then asked for its code. */
export function LoginForm({ onIn }: { onIn: (operator: Operator) => void }) {
  const i18n = useI18n()
  const { words } = i18n
  const client = useClient()
  const [isTotpNeeded, setIsTotpNeeded] = useState(false)
  const [missing, setMissing] = useState<readonly string[]>([])
  const trying = useMutation({
    mutationFn: (body: Credentials) => client.send(studioWireCalls.loginOperator, { body }),
    onSuccess(answer) {
      if (answer.step === 'session') onIn(answer.operator)
      else setIsTotpNeeded(true)
    },
  })

  if (isTotpNeeded && trying.variables) {
    const { email, password } = trying.variables
    return (
      <CodeForm
        error={trying.error}
        isPending={trying.isPending}
        onCode={code => trying.mutate({ email, password, code })}
        onBack={() => {
          setIsTotpNeeded(false)
          trying.reset()
        }}
      />
    )
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const data = new FormData(form)
    const values = { email: String(data.get('email')).trim(), password: String(data.get('password')) }
    const empty = Object.entries(values).flatMap(([name, value]) => (value === '' ? [name] : []))
    setMissing(empty)
    const first = empty[0] && form.elements.namedItem(empty[0])
    if (first instanceof HTMLElement) first.focus()
    if (empty.length === 0) trying.mutate(values)
  }

  const isWrong = trying.error instanceof ApiError && trying.error.code === 'wrong_auth_data'
  const problemOf = (name: string) => (missing.includes(name) ? words.errors.required : undefined)
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <TextField
        name="email"
        type="email"
        label={words.login.email}
        autoComplete="username"
        required
        problem={problemOf('email')}
      />
      <PasswordField
        name="password"
        label={words.login.password}
        autoComplete="current-password"
        required
        words={words.password}
        problem={problemOf('password')}
      />
      <p className={styles.problem} role="alert">
        {trying.isError && (isWrong ? words.login.wrong : errorText(trying.error, i18n))}
      </p>
      <button className="button button--primary" type="submit" disabled={trying.isPending}>
        {trying.isPending ? words.login.submitting : words.login.submit}
      </button>
    </form>
  )
}
