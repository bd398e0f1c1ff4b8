import { ApiError } from '@grandstand/api-client'
import type { I18n } from './i18n/create-i18n.ts'

/** What a failed call says, in words. */
export function errorText(error: unknown, { words, plural }: I18n): string {
  if (!(error instanceof ApiError)) return words.errors.failed
  if (error.status === 429) {
    return error.retryAfterSeconds ? plural(words.errors.tooMany, error.retryAfterSeconds) : words.errors.busy
  }
  if (error.status === null) return words.errors.offline
  if (error.status === 404) return words.errors.notFound
  if (error.status === 409) return words.errors.conflict
  return error.status === 503 ? words.errors.busy : words.errors.failed
}
