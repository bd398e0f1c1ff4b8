import type { ProviderDispute } from '../../adapters/payments/index.ts'
import type { Db } from '../../db/connection.ts'
import { listTransactionRows, type OrderChange, type StoredOrder } from '../../orders/orders/index.ts'
import { listKeptDisputes } from './dispute-store.ts'
import type { TransactionRow } from './transaction-store.ts'

/** Whether what the provider tells is not written yet: most who ask hear what is known already. */
export async function hasUnwrittenFacts(
  db: Db,
  before: StoredOrder,
  change: OrderChange,
  { paid, disputes }: { paid: readonly TransactionRow[]; disputes: readonly ProviderDispute[] },
): Promise<boolean> {
  const { id, channel_id } = before
  if (!isWritten(change, before)) return true
  if (paid.length > 0) {
    const rows = await listTransactionRows(db, channel_id, [id])
    const known = new Map(rows.map(row => [row.payment_id, row]))
    if (paid.some(payment => !isWritten(changingFacts(payment), known.get(payment.payment_id)))) return true
  }
  if (disputes.length === 0) return false
  const kept = new Map((await listKeptDisputes(db, channel_id, id)).map(row => [row.dispute_id, row]))
  return disputes.some(
    ({ id: disputeId, amount, reason, state, dueAt }) =>
      !isWritten({ amount, reason, state, due_at: dueAt }, kept.get(disputeId)),
  )
}

/** What of a payment may change after it was made. */
function changingFacts({ status, refunded, receipt_url, card_brand, card_last4 }: TransactionRow) {
  return {
    ...(refunded === undefined ? {} : { status, refunded, receipt_url }),
    ...(card_brand ? { card_brand, card_last4 } : {}),
  }
}

function isWritten(told: object, row: object | undefined): boolean {
  if (!row) return false
  const written = new Map(Object.entries(row))
  return Object.entries(told).every(([name, value]) => isSame(value, written.get(name)))
}

/** Times and texts in several languages are equal by what they say. */
const isSame = (one: unknown, other: unknown) =>
  one === undefined || JSON.stringify(one) === JSON.stringify(other)
