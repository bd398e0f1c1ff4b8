import type { AskedOrder } from '@grandstand/rules'
import type { Context } from '../../context/context.ts'
import type { StoredText } from '../../db/stored-text.ts'
import { readHeldOrder } from '../../orders/orders/index.ts'
import { listHeldGrantRows } from './grant-store.ts'

export interface HeldGrant {
  id: number
  product_name: StoredText
  ends_at: Date
  held: AskedOrder
}

/** All that somebody was ever given, with what it opens. */
export async function listHeldGrants(
  ctx: Pick<Context, 'db'>,
  channelId: number,
  userId: number,
): Promise<HeldGrant[]> {
  const rows = await listHeldGrantRows(ctx.db, channelId, userId)
  return rows.map(({ id, product_name, ends_at, held }) => ({
    id,
    product_name,
    ends_at,
    held: { ...readHeldOrder({ ...held, expires_at: ends_at }), payment_state: null },
  }))
}
