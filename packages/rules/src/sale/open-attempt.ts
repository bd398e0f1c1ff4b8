import type { PaymentFacts } from './settle-order.ts'

/**
 * How long a charge may be on its way to the provider. The sender gives up earlier, so after this time an attempt that
 * the provider does not know was never made.
 */
export const attemptMs = 45_000

/** How long a buyer has to answer the bank. */
const confirmationMs = 3_600_000

export interface OpenAttempt {
  /** Null: the provider reported none. */
  payment: Pick<PaymentFacts, 'state'> | null
  attemptedAt: Date
}

/**
 * What a second attempt does about a first that is not settled. `wait`: it is being paid, and may still be. `cancel`:
 * it waits for its buyer, who is here now. `fail`: it failed.
 */
export function chooseAttemptStep(open: OpenAttempt, now: Date): 'wait' | 'cancel' | 'fail' {
  if (open.payment) return open.payment.state === 'needs_action' ? 'cancel' : 'wait'
  return now.getTime() - open.attemptedAt.getTime() < attemptMs ? 'wait' : 'fail'
}

/**
 * Whether an attempt that the provider knows nothing of came to nothing. While its key is in use there, something may still come
 * of it, for as long as the provider works at a request.
 */
export function isNeverMade(
  { attemptedAt, canBeMade }: { attemptedAt: Date; canBeMade: boolean },
  now: Date,
): boolean {
  return now.getTime() - attemptedAt.getTime() >= (canBeMade ? 2 * attemptMs : attemptMs)
}

/** Nothing will come of it any more: it must not be paid later either. */
export function isGivenUp({ payment, attemptedAt }: OpenAttempt, now: Date): boolean {
  if (payment?.state !== 'needs_action') return payment?.state === 'declined'
  return now.getTime() - attemptedAt.getTime() >= confirmationMs
}
