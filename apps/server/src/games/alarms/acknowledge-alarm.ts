import { recordChannelAction } from '../../channel/audit/index.ts'
import type { Context } from '../../context/context.ts'
import type { OperatorCall } from '../../context/operator-session.ts'
import { CallError } from '../../runtime/call-error.ts'
import { acknowledgeRow } from './alarm-store.ts'

export async function acknowledgeAlarm(
  ctx: Pick<Context, 'db' | 'now'>,
  { channel, session, params, ip }: OperatorCall & { params: { alarm: number } },
): Promise<{ success: true }> {
  await ctx.db.transaction(async tx => {
    const by = session.operator.name || session.operator.email
    const told = await acknowledgeRow(tx, channel.id, params.alarm, { by, now: ctx.now() })
    if (!told) throw new CallError('not_found')
    if (!told.isFirst) return
    await recordChannelAction(
      { db: tx, now: ctx.now },
      { channel, session, ip },
      { action: 'acknowledge_alarm', target: { type: 'alarm', id: params.alarm } },
    )
  })
  return { success: true }
}
