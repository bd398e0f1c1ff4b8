import { maxLimit, type Query, type Reply, type studioCalls } from '@grandstand/contract'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import { cappedTotal } from '../../runtime/lists.ts'
import { describeCoupon } from './describe-coupon.ts'
import { listCouponRows } from './studio-coupon-store.ts'

export async function listCoupons(
  ctx: Pick<Context, 'db' | 'now'>,
  { channel, query }: { channel: Channel; query: Query<typeof studioCalls.listCoupons> },
): Promise<Reply<typeof studioCalls.listCoupons>> {
  const { search = '', limit = maxLimit, offset = 0 } = query
  const asked = { search: search.trim(), now: ctx.now(), limit, offset }
  const { rows, total } = await listCouponRows(ctx.db, channel.id, asked)
  const items = rows.map(row => describeCoupon(channel, row))
  return { items, total: cappedTotal(total, { limit, offset, shown: items.length }), limit, offset }
}
