import type { Body, studioCalls } from '@grandstand/contract'
import { recordAction } from '../../channel/audit/index.ts'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import type { OperatorSession } from '../../context/operator-session.ts'
import { keepChannelAsItIs } from '../../orders/orders/index.ts'
import { CallError } from '../../runtime/call-error.ts'
import { readTerms } from './read-terms.ts'
import { insertCoupon } from './studio-coupon-store.ts'

interface Input {
  channel: Channel
  session: OperatorSession
  body: Body<typeof studioCalls.addCoupon>
  ip: string
}

export async function addCoupon(
  ctx: Pick<Context, 'db' | 'now'>,
  { channel, session, body, ip }: Input,
): Promise<{ id: number }> {
  const id = await ctx.db.transaction(async tx => {
    await keepChannelAsItIs(tx, channel.id)
    const { code, ...wanted } = body
    const terms = await readTerms(tx, channel.id, wanted)
    const made = await insertCoupon(tx, channel.id, { code, ...terms })
    if (made === null) throw new CallError('conflict')
    await recordAction(
      { db: tx, now: ctx.now },
      {
        action: 'add_coupon',
        operator: session.operator,
        channelId: channel.id,
        target: { type: 'coupon', id: made },
        details: { code },
        ip,
      },
    )
    return made
  })
  return { id }
}
