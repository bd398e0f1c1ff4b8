import type { Call } from '../api/call.ts'
import { newId } from '../api/new-id.ts'
import type { BalanceTransaction } from '../objects/balance-transaction.ts'

type Moved = {
  /** Negative where money leaves. */
  amount: number
  currency: string
  source: string
  type: 'charge' | 'refund' | 'adjustment' | 'payout'
  description?: string | null
  fee?: number
}

export function recordBalance(call: Call, moved: Moved): BalanceTransaction {
  const { amount, currency, source, type, description = null, fee = 0 } = moved
  const transaction: BalanceTransaction = {
    id: newId('txn'),
    object: 'balance_transaction',
    amount,
    available_on: call.now,
    balance_type: 'payments',
    created: call.now,
    currency,
    description,
    exchange_rate: null,
    fee,
    fee_details: fee
      ? [{ amount: fee, application: null, currency, description: 'Processing fees', type: 'stripe_fee' }]
      : [],
    net: amount - fee,
    reporting_category: type === 'adjustment' ? 'dispute' : type,
    source,
    status: 'available',
    type,
  }
  call.tx.put('balance_transaction', transaction)
  return transaction
}

/** 2.9 % and 30, as cards commonly cost. */
export function processingFee(amount: number): number {
  return Math.round(amount * 0.029) + 30
}
