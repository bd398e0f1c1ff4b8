import { answerPayout } from '../answers/payout-answers.ts'
import { invalidRequest } from '../api/api-error.ts'
import type { Call } from '../api/call.ts'
import { getObject } from '../api/get-object.ts'
import { newId } from '../api/new-id.ts'
import { needText } from '../api/read-params.ts'
import { emit } from '../events/emit.ts'
import type { BalanceTransaction, Payout } from '../objects/charge.ts'
import { disputeFee, feeOf, sendPayout } from './create-payout.ts'

type Part = Pick<BalanceTransaction, 'source' | 'type' | 'amount' | 'fee' | 'created'>

/** What Stripe's schedule does: all that no payout by schedule had yet goes to the bank, part by part. */
export function payOutAll(call: Call): Payout {
  const currency = needText(call.params, 'currency').toLowerCase()
  const sent = new Set([...call.tx.all('balance_transaction')].map(({ source }) => source))
  const parts = [...listParts(call, currency)].filter(({ source }) => !sent.has(source))
  const amount = parts.reduce((sum, part) => sum + part.amount - part.fee, 0)
  if (amount < 1) throw invalidRequest('There is nothing to pay out.', 'currency', 'balance_insufficient')
  const id = newId('po')
  for (const part of parts)
    call.tx.put('balance_transaction', {
      ...part,
      id: newId('txn'),
      object: 'balance_transaction',
      currency,
      payout: id,
    })
  return sendPayout(call, { id, amount, currency, isAutomatic: true })
}

/** The bank does not take it; what it was goes with the next one. */
export function failPayout(call: Call): Payout {
  const before = getObject(call, 'payout', needText(call.params, 'payout'), 'payout')
  if (before.status === 'failed') throw invalidRequest('This payout has failed already.', 'payout')
  const payout: Payout = { ...before, status: 'failed', failure: 'account_closed' }
  call.tx.put('payout', payout)
  emit(call, 'payout.failed', answerPayout(payout))
  return payout
}

function* listParts({ tx }: Call, currency: string): Iterable<Part> {
  const isOf = (row: { currency: string }) => row.currency === currency
  for (const { id, amount, created, paid, ...charge } of tx.all('charge'))
    if (paid && isOf(charge)) yield { source: id, type: 'charge', amount, fee: feeOf(amount), created }
  for (const { id, amount, created, ...refund } of tx.all('refund'))
    if (isOf(refund)) yield { source: id, type: 'refund', amount: -amount, fee: 0, created }
  for (const { id, amount, created, status, ...dispute } of tx.all('dispute'))
    if (isOf(dispute)) {
      const taken = status === 'won' ? 0 : -amount
      yield { source: id, type: 'adjustment', amount: taken, fee: disputeFee, created }
    }
  for (const { id, amount, created, status, ...payout } of tx.all('payout'))
    if (isOf(payout) && status === 'failed')
      yield { source: id, type: 'payout_failure', amount, fee: 0, created }
}
