interface Failure {
  status: number | null
  code: string
  fields?: Record<string, string>
  retryAfterSeconds?: number | null
}

/** A call that failed. */
export class StudioError extends Error {
  override readonly name = 'StudioError'
  /** Null when no answer came. */
  readonly status: number | null
  /** A code of the contract, or `network`. */
  readonly code: string
  readonly fields: Record<string, string>
  readonly retryAfterSeconds: number | null

  constructor({ status, code, fields = {}, retryAfterSeconds = null }: Failure) {
    super(code)
    this.status = status
    this.code = code
    this.fields = fields
    this.retryAfterSeconds = retryAfterSeconds
  }
}
