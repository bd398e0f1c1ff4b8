import type { AuditAction } from '@grandstand/contract'
import { recordChannelAction } from '../../channel/audit/index.ts'
import type { Context } from '../../context/context.ts'
import type { OperatorCallById } from '../../context/operator-session.ts'
import { shareChannelContent } from '../../db/channel-content-lock.ts'
import type { Tx } from '../../db/connection.ts'
import { CallError } from '../../runtime/call-error.ts'
import { type CouponChange, type CouponRow, holdCouponRow, updateCoupon } from './studio-coupon-store.ts'

/** Changes a code as it is found, and writes down who did. */
export async function writeCoupon(
  ctx: Pick<Context, 'db' | 'now'>,
  { channel, session, params, ip }: OperatorCallById,
  action: AuditAction,
  choose: (tx: Tx, row: CouponRow) => Promise<Partial<CouponChange>> | Partial<CouponChange>,
): Promise<{ success: true }> {
  await ctx.db.transaction(async tx => {
    // An apply decides meanwhile which codes belong to the files.
    await shareChannelContent(tx, channel.id)
    const row = await holdCouponRow(tx, channel.id, params.id)
    if (!row) throw new CallError('not_found')
    await updateCoupon(tx, channel.id, row.id, await choose(tx, row))
    await recordChannelAction(
      { db: tx, now: ctx.now },
      { channel, session, ip },
      { action, target: { type: 'coupon', id: row.id }, details: { code: row.code } },
    )
  })
  return { success: true }
}
