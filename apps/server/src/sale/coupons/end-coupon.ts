import type { Context } from '../../context/context.ts'
import type { OperatorCallById } from '../../context/operator-session.ts'
import { CallError } from '../../runtime/call-error.ts'
import { writeCoupon } from './write-coupon.ts'

export function endCoupon(
  ctx: Pick<Context, 'db' | 'now'>,
  asked: OperatorCallById,
): Promise<{ success: true }> {
  const now = ctx.now()
  return writeCoupon(ctx, asked, 'end_coupon', (_tx, { valid_from, valid_until }) => {
    if (valid_until !== null && valid_until <= now) throw new CallError('conflict')
    // What was to begin later never begins.
    const begins = valid_from !== null && valid_from >= now ? null : valid_from
    return { valid_from: begins, valid_until: now }
  })
}
