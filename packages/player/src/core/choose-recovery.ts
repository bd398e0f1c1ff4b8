/** What went wrong, as far as an engine can tell. */
export type Failure =
  /** The token in the address is too old, or no longer good. */
  | { kind: 'refused' }
  | { kind: 'network' }
  /** The browser's decoder gave up, or is stuck before something it cannot decode. */
  | { kind: 'media'; hasPlayed: boolean }
  | { kind: 'other' }

export type Recovery =
  /** Ask for a new token and go on where it was. */
  | { action: 'renew' }
  | { action: 'retry'; afterMs: number }
  | { action: 'reopen' }
  /** Leave out so many segments: what cannot be decoded is over somewhere. */
  | { action: 'skip'; segments: number; afterMs: number }
  | { action: 'give_up' }

const retryStepMs = 1_000
const maxRetryMs = 10_000
/** A stream that never showed anything is not for this browser. */
const maxMediaAttempts = 4
/** At once while it may be a short stretch; then so that many viewers together are no burden. */
const quickSkips = 3
const skipPauseMs = 2_000

/**
 * What to try next after so many failures in a row. A network comes back, however long it takes; so does a picture that
 * was there before.
 */
export function chooseRecovery(failure: Failure, attempts: number): Recovery {
  switch (failure.kind) {
    case 'refused':
      return attempts === 0 ? { action: 'renew' } : { action: 'give_up' }
    case 'network':
      return { action: 'retry', afterMs: Math.min(maxRetryMs, retryStepMs * 2 ** attempts) }
    case 'media':
      if (attempts >= maxMediaAttempts && !failure.hasPlayed) return { action: 'give_up' }
      if (attempts === 0) return { action: 'reopen' }
      return {
        action: 'skip',
        segments: 2 ** (attempts - 1),
        afterMs: attempts > quickSkips ? skipPauseMs : 0,
      }
    case 'other':
      return attempts === 0 ? { action: 'reopen' } : { action: 'give_up' }
  }
}
