import type { AskedOrder } from '@grandstand/rules'
import type { Context } from '../../context/context.ts'
import { listHoldersOrderRows } from './gift-holder-store.ts'
import type { StoredOrder } from './order-row-store.ts'
import { readHeldOrder } from './read-held-order.ts'

/** The newest count. */
const maxAsked = 200

/** All that somebody ever ordered for themself or opened as a gift, with what it opens and what became of its payment. */
export async function listAskedOrders(
  ctx: Pick<Context, 'db'>,
  channelId: number,
  userId: number,
): Promise<{ row: StoredOrder; held: AskedOrder }[]> {
  const rows = await listHoldersOrderRows(ctx.db, channelId, userId, maxAsked)
  return rows.map(row => ({
    row,
    held: {
      ...readHeldOrder({ ...row, event_categories: row.event_category_ids }),
      payment_state: row.payment_state,
    },
  }))
}
