import type { Tx } from '../../db/connection.ts'
import { transactions } from '../../db/tables.ts'

export type TransactionRow = Omit<typeof transactions.$inferInsert, 'id' | 'channel_id'>

/** Each payment once; what becomes of it later is written over it. */
export async function keepTransactions(
  tx: Tx,
  channelId: number,
  rows: readonly TransactionRow[],
): Promise<void> {
  for (const row of rows) {
    const { status, refunded = 0, receipt_url = null } = row
    await tx
      .insert(transactions)
      .values({ ...row, channel_id: channelId })
      .onConflictDoUpdate({
        target: [transactions.channel_id, transactions.payment_id],
        set: { status, refunded, receipt_url },
      })
  }
}
