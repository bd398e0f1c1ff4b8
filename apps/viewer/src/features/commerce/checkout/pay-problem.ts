import { ApiError } from '@grandstand/api-client'

/** What a popup says; everything else is said by the form or by the page. */
export type PayProblem = 'declined' | 'unknown' | 'busy' | 'trial_used'

/** Null: it is not about the payment. Whatever may have been charged all the same is `unknown`, and keeps its name. */
export function readPayProblem(error: unknown): PayProblem | null {
  if (!(error instanceof ApiError)) return 'unknown'
  if (error.code === 'card_declined') return 'declined'
  if (error.code === 'conflict') return 'busy'
  if (error.code === 'trial_used') return 'trial_used'
  const isLost = error.status === null || error.status >= 500 || error.code === 'unreadable_answer'
  return isLost ? 'unknown' : null
}
