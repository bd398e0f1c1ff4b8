import { answerPayout } from '../answers/payout-answers.ts'
import { invalidRequest } from '../api/api-error.ts'
import type { Call } from '../api/call.ts'
import { newId } from '../api/new-id.ts'
import { needText, needWhole } from '../api/read-params.ts'
import { emit } from '../events/emit.ts'
import type { Payout } from '../objects/charge.ts'

const daySeconds = 86_400
export const disputeFee = 1500

/** On its way at once; it arrives at the beginning of the second day after. */
export function createPayout(call: Call): Payout {
  const { params } = call
  const amount = needWhole(params, 'amount')
  const currency = needText(params, 'currency').toLowerCase()
  if (amount < 1) throw invalidRequest('Invalid positive integer', 'amount', 'parameter_invalid_integer')
  if (amount > balanceOf(call, currency))
    throw invalidRequest(
      'You have insufficient funds in your Stripe account.',
      'amount',
      'balance_insufficient',
    )
  return sendPayout(call, { id: newId('po'), amount, currency })
}

export function sendPayout(
  call: Call,
  given: Pick<Payout, 'id' | 'amount' | 'currency' | 'isAutomatic'>,
): Payout {
  const payout: Payout = {
    ...given,
    object: 'payout',
    arrival_date: (Math.floor(call.now / daySeconds) + 2) * daySeconds,
    created: call.now,
    status: 'in_transit',
  }
  call.tx.put('payout', payout)
  emit(call, 'payout.created', answerPayout(payout))
  return payout
}

/** What cards commonly cost. */
export const feeOf = (amount: number): number => Math.round(amount * 0.029) + 30

/** What was charged, less its fees, what was given back and what was paid out. */
export function balanceOf({ tx }: Pick<Call, 'tx'>, currency: string): number {
  let balance = 0
  for (const one of tx.all('charge'))
    if (one.paid && one.currency === currency) balance += one.amount - feeOf(one.amount) - one.amount_refunded
  for (const one of tx.all('dispute'))
    if (one.currency === currency) balance -= disputeFee + (one.status === 'won' ? 0 : one.amount)
  for (const one of tx.all('payout'))
    if (one.currency === currency && one.status !== 'failed') balance -= one.amount
  return balance
}

export function arrivePayout(call: Call, before: Payout): void {
  const payout: Payout = { ...before, status: 'paid' }
  call.tx.put('payout', payout)
  emit(call, 'payout.paid', answerPayout(payout))
}
