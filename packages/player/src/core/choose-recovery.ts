/** What went wrong, as far as an engine can tell. */
export type Failure =
  /** The token in the address is too old, or no longer good. */
  | { kind: 'refused' }
  | { kind: 'network' }
  /** The browser's decoder gave up. */
  | { kind: 'media' }
  | { kind: 'other' }

export type Recovery =
  /** Ask for a new token and go on where it was. */
  | { action: 'renew' }
  | { action: 'retry'; afterMs: number }
  | { action: 'rebuild_decoder' }
  | { action: 'reopen' }
  | { action: 'give_up' }

const retryStepMs = 1_000
const maxRetryMs = 10_000
const maxMediaAttempts = 3

/**
 * What to try next after so many failures in a row. A network comes back, however long it takes; a stream that no
 * decoder likes does not.
 */
export function chooseRecovery(failure: Failure, attempts: number): Recovery {
  switch (failure.kind) {
    case 'refused':
      return attempts === 0 ? { action: 'renew' } : { action: 'give_up' }
    case 'network':
      return { action: 'retry', afterMs: Math.min(maxRetryMs, retryStepMs * 2 ** attempts) }
    case 'media':
      if (attempts >= maxMediaAttempts) return { action: 'give_up' }
      return attempts === 0 ? { action: 'rebuild_decoder' } : { action: 'reopen' }
    case 'other':
      return attempts === 0 ? { action: 'reopen' } : { action: 'give_up' }
  }
}
