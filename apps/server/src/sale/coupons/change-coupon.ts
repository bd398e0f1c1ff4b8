import type { Body, studioCalls } from '@grandstand/contract'
import type { Context } from '../../context/context.ts'
import type { OperatorCallById } from '../../context/operator-session.ts'
import { readTerms } from './read-terms.ts'
import { writeCoupon } from './write-coupon.ts'

export function changeCoupon(
  ctx: Pick<Context, 'db' | 'now'>,
  { body, ...asked }: OperatorCallById & { body: Body<typeof studioCalls.changeCoupon> },
): Promise<{ success: true }> {
  return writeCoupon(ctx, asked, 'change_coupon', tx => readTerms(tx, asked.channel.id, body))
}
