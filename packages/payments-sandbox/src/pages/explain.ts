import type { ApiError } from '../api/api-error.ts'
import type { Words } from './words.ts'

/** Why a card was refused, in the reader's language. */
export function explain({ body }: ApiError, words: Words): string {
  const known = new Map(Object.entries(words))
  const codes = [
    body.decline_code,
    body.code,
    body.code === 'incorrect_number' ? 'invalid_number' : undefined,
  ]
  const found = codes.map(code => code && known.get(code)).find(Boolean)
  return found || (body.param ? `${words.failed} (${body.param})` : words.failed)
}
