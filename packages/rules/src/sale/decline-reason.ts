import type { DeclineReason } from '@grandstand/contract'

const reasons: ReadonlyMap<string | null, DeclineReason> = new Map([
  ['insufficient_funds', 'insufficient_funds'],
  ['expired_card', 'expired_card'],
  ['incorrect_cvc', 'wrong_code'],
  ['invalid_cvc', 'wrong_code'],
])

/**
 * What a card's holder is told of the bank's reason. Null: a no is all that is said. That a card was reported as lost or stolen,
 * or looks like fraud, is nothing to tell somebody who tries cards.
 */
export function chooseDeclineReason(code: string | null): DeclineReason | null {
  return reasons.get(code) ?? null
}
