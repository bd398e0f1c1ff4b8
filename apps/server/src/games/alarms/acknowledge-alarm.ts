import { recordAction } from '../../channel/audit/index.ts'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import type { OperatorSession } from '../../context/operator-session.ts'
import { CallError } from '../../runtime/call-error.ts'
import { acknowledgeRow } from './alarm-store.ts'

interface Input {
  channel: Channel
  session: OperatorSession
  params: { alarm: number }
  ip: string
}

export async function acknowledgeAlarm(
  ctx: Pick<Context, 'db' | 'now'>,
  { channel, session: { operator }, params, ip }: Input,
): Promise<{ success: true }> {
  await ctx.db.transaction(async tx => {
    const by = operator.name || operator.email
    const told = await acknowledgeRow(tx, channel.id, params.alarm, { by, now: ctx.now() })
    if (!told) throw new CallError('not_found')
    if (!told.isFirst) return
    await recordAction(
      { db: tx, now: ctx.now },
      {
        action: 'acknowledge_alarm',
        operator,
        channelId: channel.id,
        ip,
        target: { type: 'alarm', id: params.alarm },
      },
    )
  })
  return { success: true }
}
