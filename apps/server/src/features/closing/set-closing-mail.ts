import type { Body, studioCalls } from '@grandstand/contract'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import type { OperatorSession } from '../../context/operator-session.ts'
import { recordAction } from '../audit/index.ts'
import { setMailed } from './closing-mail-store.ts'

interface Asked {
  channel: Channel
  session: OperatorSession
  body: Body<typeof studioCalls.setClosingMail>
  ip: string
}

export async function setClosingMail(
  ctx: Pick<Context, 'db' | 'now'>,
  { channel, session: { operator }, body, ip }: Asked,
): Promise<{ success: true }> {
  await ctx.db.transaction(async tx => {
    await setMailed(tx, channel.id, operator.id, body.language)
    await recordAction(
      { db: tx, now: ctx.now },
      { action: 'set_closing_mail', operator, channelId: channel.id, ip },
    )
  })
  return { success: true }
}
