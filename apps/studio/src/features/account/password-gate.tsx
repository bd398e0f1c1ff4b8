import { ApiError } from '@grandstand/api-client'
import { PasswordField } from '@grandstand/ui'
import type { UseMutationResult } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { errorText } from '../../platform/error-text.ts'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import styles from './account-form.module.css'

interface PasswordGateProps {
  action: string
  trying: Pick<UseMutationResult<unknown, Error, string>, 'mutate' | 'isPending' | 'error'>
}

/** What changes the way in asks for the password first. */
export function PasswordGate({ action, trying }: PasswordGateProps) {
  const i18n = useI18n()
  const { words } = i18n
  const [isEmpty, setIsEmpty] = useState(false)
  const { error } = trying
  const isWrong = error instanceof ApiError && 'current_password' in error.fields

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const password = String(new FormData(event.currentTarget).get('current_password'))
    setIsEmpty(password === '')
    if (password !== '') trying.mutate(password)
  }

  const wrong = isWrong ? words.account.wrongPassword : undefined
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <PasswordField
        name="current_password"
        label={words.account.current}
        autoComplete="current-password"
        words={words.password}
        problem={isEmpty ? words.errors.required : wrong}
        required
      />
      <p className={styles.problem} role="alert">
        {error && !isWrong && errorText(error, i18n)}
      </p>
      <button className="button" type="submit" disabled={trying.isPending}>
        {action}
      </button>
    </form>
  )
}
