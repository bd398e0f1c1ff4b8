import { invalidRequest } from '../api/api-error.ts'
import type { Call } from '../api/call.ts'
import { emit } from '../events/emit.ts'
import { type Dispute, disputeMoves } from '../objects/dispute.ts'
import { recordBalance } from '../payments/record-balance.ts'

export function closeDispute(call: Call, before: Dispute, status: 'won' | 'lost'): Dispute {
  if (!disputeMoves[before.status].includes(status)) throw invalidRequest('This dispute is already closed.')
  const { amount, currency, id } = before
  const back =
    status === 'won' ? [recordBalance(call, { amount, currency, source: id, type: 'adjustment' })] : []
  const dispute: Dispute = {
    ...before,
    balance_transactions: [...before.balance_transactions, ...back],
    status,
  }
  call.tx.put('dispute', dispute)
  emit(call, 'charge.dispute.closed', dispute, before)
  if (status === 'won') emit(call, 'charge.dispute.funds_reinstated', dispute)
  return dispute
}
