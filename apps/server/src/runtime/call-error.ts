import { type ErrorCode, errorCatalogue, type Place } from '@grandstand/contract'

/** A refusal from the contract's catalogue. `fields` names what was wrong with which field. */
export class CallError extends Error {
  override name = 'CallError'
  readonly code: ErrorCode
  readonly fields: Record<string, string> | undefined
  readonly retryAfterSeconds: number | undefined
  /** In the line before the players. */
  readonly place: Place | undefined

  constructor(
    code: ErrorCode,
    options: { fields?: Record<string, string>; retryAfterSeconds?: number; place?: Place } = {},
  ) {
    super(errorCatalogue[code].message)
    this.code = code
    this.fields = options.fields
    this.retryAfterSeconds = options.retryAfterSeconds
    this.place = options.place
  }

  get status(): number {
    return errorCatalogue[this.code].status
  }
}
