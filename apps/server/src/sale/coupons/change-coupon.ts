import type { Body, studioCalls } from '@grandstand/contract'
import type { Context } from '../../context/context.ts'
import { readTerms } from './read-terms.ts'
import { type CouponInput, writeCoupon } from './write-coupon.ts'

export function changeCoupon(
  ctx: Pick<Context, 'db' | 'now'>,
  { body, ...asked }: CouponInput & { body: Body<typeof studioCalls.changeCoupon> },
): Promise<{ success: true }> {
  return writeCoupon(ctx, asked, 'change_coupon', tx => readTerms(tx, asked.channel.id, body))
}
