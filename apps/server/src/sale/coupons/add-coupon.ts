import type { Body, studioCalls } from '@grandstand/contract'
import { recordChannelAction } from '../../channel/audit/index.ts'
import type { Context } from '../../context/context.ts'
import type { OperatorCall } from '../../context/operator-session.ts'
import { shareChannelContent } from '../../db/channel-content-lock.ts'
import { CallError } from '../../runtime/call-error.ts'
import { readTerms } from './read-terms.ts'
import { insertCoupon } from './studio-coupon-store.ts'

export async function addCoupon(
  ctx: Pick<Context, 'db' | 'now'>,
  { channel, session, body, ip }: OperatorCall & { body: Body<typeof studioCalls.addCoupon> },
): Promise<{ id: number }> {
  const id = await ctx.db.transaction(async tx => {
    await shareChannelContent(tx, channel.id)
    const { code, ...wanted } = body
    const terms = await readTerms(tx, channel.id, wanted)
    const made = await insertCoupon(tx, channel.id, { code, ...terms })
    if (made === null) throw new CallError('conflict')
    await recordChannelAction(
      { db: tx, now: ctx.now },
      { channel, session, ip },
      { action: 'add_coupon', target: { type: 'coupon', id: made }, details: { code } },
    )
    return made
  })
  return { id }
}
