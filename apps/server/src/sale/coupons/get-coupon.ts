import type { StudioCoupon } from '@grandstand/contract'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import { CallError } from '../../runtime/call-error.ts'
import { describeCoupon } from './describe-coupon.ts'
import { findCouponRow } from './studio-coupon-store.ts'

export async function getCoupon(
  ctx: Pick<Context, 'db' | 'now'>,
  { channel, params }: { channel: Channel; params: { id: number } },
): Promise<StudioCoupon> {
  const row = await findCouponRow(ctx.db, channel.id, params.id, ctx.now())
  if (!row) throw new CallError('not_found')
  return describeCoupon(channel, row)
}
