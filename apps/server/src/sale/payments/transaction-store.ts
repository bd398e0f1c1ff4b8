import type { Channel } from '../../context/channel.ts'
import type { Tx } from '../../db/connection.ts'
import { transactions } from '../../db/tables.ts'
import type { StoredOrder, StoredTransaction } from '../../orders/orders/index.ts'

export type TransactionRow = Omit<
  typeof transactions.$inferInsert,
  'id' | 'channel_id' | 'product_name' | 'seller'
>

/**
 * Stores each payment once, with the product and its seller. Later changes overwrite it. Nothing was asked about older
 * bills, so they stay as they are.
 */
export async function keepTransactions(
  tx: Tx,
  channel: Channel,
  { product_name }: Pick<StoredOrder, 'product_name'>,
  rows: readonly TransactionRow[],
): Promise<StoredTransaction[]> {
  const kept: StoredTransaction[] = []
  const sold = { channel_id: channel.id, product_name, seller: channel.settings.seller ?? null }
  for (const row of rows) {
    const { payment_id, status, refunded, receipt_url = null, card_brand, card_last4 } = row
    const news = refunded === undefined ? {} : { status, refunded, receipt_url }
    const card = card_brand ? { card_brand, card_last4 } : {}
    kept.push(
      ...(await tx
        .insert(transactions)
        .values({ ...row, ...sold })
        .onConflictDoUpdate({
          target: [transactions.channel_id, transactions.payment_id],
          // Only what is written is given back.
          set: { payment_id, ...news, ...card },
        })
        .returning()),
    )
  }
  return kept
}
