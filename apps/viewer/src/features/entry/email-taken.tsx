import { ApiError } from '@grandstand/api-client'
import { useAccountWords } from '../../locales/words.ts'

/** Users with an account want to get into it. */
export function EmailTaken({ error }: { error: Error | null }) {
  const { registration, login } = useAccountWords()
  if (!(error instanceof ApiError && error.code === 'email_taken')) return null
  return (
    <div className="stack-3">
      <a className="button" href="/login">
        {registration.logIn}
      </a>
      <a className="button" href="/password-reset-request">
        {login.forgotten}
      </a>
    </div>
  )
}
