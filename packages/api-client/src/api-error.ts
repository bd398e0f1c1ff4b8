import type { Place } from '@grandstand/contract'

interface Failure {
  callName: string
  status: number | null
  code: string
  message: string
  fields?: Record<string, string>
  retryAfterSeconds?: number | null
  requestId?: string | null
  place?: Place | null
}

/**
 * A request that failed. It has no `cause` on purpose: what fetch throws may quote the address, and the
 * address of a GET holds the api key.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly callName: string
  /** Null when no answer came. */
  readonly status: number | null
  /** A code of the contract, or `network`, `timeout`, `unreadable_answer`, `no_collector`. */
  readonly code: string
  /** What was wrong with which field; empty when the server names none. */
  readonly fields: Record<string, string>
  readonly retryAfterSeconds: number | null
  /** What the server's own log calls it. */
  readonly requestId: string | null
  /** In the line before the players, with `in_line`. */
  readonly place: Place | null

  constructor(failure: Failure) {
    super(failure.message)
    this.callName = failure.callName
    this.status = failure.status
    this.code = failure.code
    this.fields = failure.fields ?? {}
    this.retryAfterSeconds = failure.retryAfterSeconds ?? null
    this.requestId = failure.requestId ?? null
    this.place = failure.place ?? null
  }
}

/** The server refuses the api key or the channel key: a new key may help, the same request may not. */
export function isKeyError(error: unknown): error is ApiError {
  if (!(error instanceof ApiError)) return false
  return error.code === 'no_api_key' || 'api_key' in error.fields || 'channel_key' in error.fields
}

/** The caller no longer wants the answer. Always this name, whatever reason its signal gives. */
export function cancelled(): DOMException {
  return new DOMException('The request was cancelled', 'AbortError')
}
