import { answerPayout } from '../answers/charge-answers.ts'
import { invalidRequest } from '../api/api-error.ts'
import type { Call } from '../api/call.ts'
import { newId } from '../api/new-id.ts'
import { needText, needWhole } from '../api/read-params.ts'
import { emit } from '../events/emit.ts'
import type { Payout } from '../objects/charge.ts'

const daySeconds = 86_400
const disputeFee = 1500

/** On its way at once; it arrives at the beginning of the second day after. */
export function createPayout(call: Call): Payout {
  const { tx, params, now } = call
  const amount = needWhole(params, 'amount')
  const currency = needText(params, 'currency').toLowerCase()
  if (amount < 1) throw invalidRequest('Invalid positive integer', 'amount', 'parameter_invalid_integer')
  if (amount > balanceOf(call, currency))
    throw invalidRequest(
      'You have insufficient funds in your Stripe account.',
      'amount',
      'balance_insufficient',
    )
  const payout: Payout = {
    id: newId('po'),
    object: 'payout',
    amount,
    arrival_date: (Math.floor(now / daySeconds) + 2) * daySeconds,
    created: now,
    currency,
    status: 'in_transit',
  }
  tx.put('payout', payout)
  emit(call, 'payout.created', answerPayout(payout))
  return payout
}

/** What was charged, less what cards commonly cost (2.9 % and 30), what was given back and what was paid out. */
export function balanceOf({ tx }: Pick<Call, 'tx'>, currency: string): number {
  let balance = 0
  for (const one of tx.all('charge'))
    if (one.paid && one.currency === currency)
      balance += one.amount - Math.round(one.amount * 0.029) - 30 - one.amount_refunded
  for (const one of tx.all('dispute'))
    if (one.currency === currency) balance -= disputeFee + (one.status === 'won' ? 0 : one.amount)
  for (const one of tx.all('payout')) if (one.currency === currency) balance -= one.amount
  return balance
}

export function arrivePayout(call: Call, before: Payout): void {
  const payout: Payout = { ...before, status: 'paid' }
  call.tx.put('payout', payout)
  emit(call, 'payout.paid', answerPayout(payout))
}
