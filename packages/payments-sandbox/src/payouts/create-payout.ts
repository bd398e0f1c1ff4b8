import { invalidRequest } from '../api/api-error.ts'
import type { Call } from '../api/call.ts'
import { newId } from '../api/new-id.ts'
import { readMetadata } from '../api/read-metadata.ts'
import { needText, needWhole, readText } from '../api/read-params.ts'
import { emit } from '../events/emit.ts'
import type { Payout } from '../objects/payout.ts'
import { recordBalance } from '../payments/record-balance.ts'

const daySeconds = 86_400

/** On its way at once; it arrives at the beginning of the second day after. */
export function createPayout(call: Call): Payout {
  const amount = needWhole(call.params, 'amount')
  const currency = needText(call.params, 'currency').toLowerCase()
  if (amount < 1) throw invalidRequest('Invalid positive integer', 'amount', 'parameter_invalid_integer')
  if (amount > balanceOf(call, currency))
    throw invalidRequest(
      'You have insufficient funds in your Stripe account for this transfer.',
      undefined,
      'balance_insufficient',
    )
  const id = newId('po')
  const balance = recordBalance(call, { amount: -amount, currency, source: id, type: 'payout' })
  const payout: Payout = {
    id,
    object: 'payout',
    amount,
    application_fee: null,
    application_fee_amount: null,
    arrival_date: (Math.floor(call.now / daySeconds) + 2) * daySeconds,
    automatic: false,
    balance_transaction: balance.id,
    created: call.now,
    currency,
    description: readText(call.params, 'description') ?? null,
    destination: 'ba_sandbox',
    failure_balance_transaction: null,
    failure_code: null,
    failure_message: null,
    livemode: false,
    metadata: readMetadata(call.params),
    method: 'standard',
    original_payout: null,
    payout_method: null,
    reconciliation_status: 'not_applicable',
    reversed_by: null,
    source_type: 'card',
    statement_descriptor: readText(call.params, 'statement_descriptor') ?? null,
    status: 'in_transit',
    trace_id: null,
    type: 'bank_account',
  }
  call.tx.put('payout', payout)
  emit(call, 'payout.created', payout)
  return payout
}

function balanceOf({ tx }: Call, currency: string): number {
  let sum = 0
  for (const moved of tx.all('balance_transaction')) if (moved.currency === currency) sum += moved.net
  return sum
}

export function arrivePayout(call: Call, before: Payout): void {
  const payout: Payout = { ...before, status: 'paid' }
  call.tx.put('payout', payout)
  emit(call, 'payout.paid', payout, before)
}
