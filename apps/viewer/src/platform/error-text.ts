import type { ApiError } from '@grandstand/api-client'
import type { I18n } from './i18n/create-i18n.ts'

/** What a failed request says to the viewer. */
export function errorText(
  error: Pick<ApiError, 'status' | 'code' | 'retryAfterSeconds'>,
  i18n: I18n,
): string {
  const { errors } = i18n.words
  const wait = error.retryAfterSeconds ?? 0
  if (error.status === 429) return wait === 0 ? errors.tooManySoon : i18n.plural(errors.tooMany, wait)
  if (error.status === 503) return wait === 0 ? errors.awaySoon : i18n.plural(errors.away, wait)
  return error.code === 'network' ? errors.offline : errors.global
}
