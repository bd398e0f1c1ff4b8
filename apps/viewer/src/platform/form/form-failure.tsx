import { ApiError } from '@grandstand/api-client'
import { FormProblem } from '@grandstand/ui'
import { useAccountWords } from '../../locales/words.ts'
import { errorText } from '../../platform/error-text.ts'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import { waitText } from './wait-text.ts'

interface FormFailureProps {
  error: Error | null
  /** Until one may try again. */
  secondsLeft?: number
  /** What this form says to codes that mean something to it. */
  texts?: Record<string, string>
}

/** The countdown is silent, or it would never end. */
export function FormFailure({ error, secondsLeft = 0, texts = {} }: FormFailureProps) {
  const i18n = useI18n()
  const account = useAccountWords()
  const isThrottled = error instanceof ApiError && error.status === 429
  return (
    <FormProblem text={error && failureText()}>
      {isThrottled && secondsLeft > 0 && <p role="timer">{waitText(i18n, account, secondsLeft)}</p>}
    </FormProblem>
  )

  function failureText(): string {
    if (!(error instanceof ApiError)) return i18n.words.errors.global
    const { entry, errors } = account
    const own: Record<string, string> = {
      wrong_auth_data: errors.wrongLogin,
      recaptcha_required: entry.recaptchaRequired,
      recaptcha_invalid: entry.recaptchaInvalid,
      too_many_requests: secondsLeft > 0 ? entry.tooMany : entry.waited,
      ...texts,
    }
    return own[error.code] ?? errorText(error, i18n)
  }
}
