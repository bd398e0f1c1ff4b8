import { createHash } from 'node:crypto'
import { ApiError } from '../api/api-error.ts'
import type { SavedReply } from '../objects/saved-reply.ts'
import type { Transaction } from '../state/transaction.ts'

const keptMs = 24 * 3600 * 1000

/** The same for the same request, in whatever order its parameters come. */
export function fingerprintRequest(method: string, path: string, text: string): string {
  const sorted = new URLSearchParams(text)
  sorted.sort()
  return createHash('sha256').update(`${method} ${path} ${sorted}`).digest('base64url')
}

/** What the key was answered before; another request with the same key is refused. */
export function findSavedReply(
  tx: Transaction,
  key: string,
  fingerprint: string,
  nowMs: number,
): SavedReply | undefined {
  const saved = tx.find('saved_reply', key)
  if (!saved || isForgotten(saved, nowMs)) return undefined
  if (saved.fingerprint === fingerprint) return saved
  throw new ApiError(400, {
    type: 'idempotency_error',
    message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
  })
}

export function isForgotten({ savedAt }: SavedReply, nowMs: number): boolean {
  return nowMs - savedAt >= keptMs
}

/** What was refused before anything was done may be tried again with the same key. */
export function isSaved(status: number): boolean {
  return status < 400 || status === 402 || status >= 500
}

export function keyInUse(key: string): ApiError {
  return new ApiError(409, {
    type: 'idempotency_error',
    code: 'idempotency_key_in_use',
    message: `There is currently another in-progress request using this idempotency key ('${key}').`,
  })
}
