import { ApiError } from '@grandstand/api-client'
import { type DeclineReason, declineReasons } from '@grandstand/contract/constants'

/** `declined`: the bank gave no reason that is passed on. */
export type Decline = 'declined' | DeclineReason

/** What a popup says; everything else is said by the form or by the page. */
export type PayProblem = Decline | 'unknown' | 'busy' | 'trial_used'

export function isDecline(problem: PayProblem | null): problem is Decline {
  return problem === 'declined' || declineReasons.some(reason => reason === problem)
}

/** Null: it is not about the payment. Whatever may have been charged all the same is `unknown`, and keeps its name. */
export function readPayProblem(error: unknown): PayProblem | null {
  if (!(error instanceof ApiError)) return 'unknown'
  if (error.code === 'card_declined')
    return declineReasons.find(reason => reason === error.fields.payment_method_id) ?? 'declined'
  if (error.code === 'conflict') return 'busy'
  if (error.code === 'trial_used') return 'trial_used'
  const isLost = error.status === null || error.status >= 500 || error.code === 'unreadable_answer'
  return isLost ? 'unknown' : null
}
