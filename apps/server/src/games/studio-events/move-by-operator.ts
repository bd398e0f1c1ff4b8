import type { AuditAction } from '@grandstand/contract'
import type { StreamStatus } from '@grandstand/rules'
import { moveEvent } from '../../catalogue/events/index.ts'
import { recordChannelAction } from '../../channel/audit/index.ts'
import type { Context } from '../../context/context.ts'
import type { OperatorCallById } from '../../context/operator-session.ts'
import type { Tx } from '../../db/connection.ts'
import { CallError } from '../../runtime/call-error.ts'

export async function moveByOperator(
  ctx: Pick<Context, 'db' | 'now'>,
  { channel, session, params, ip }: OperatorCallById,
  { to, action, also }: { to: StreamStatus; action: AuditAction; also?: (tx: Tx) => Promise<unknown> },
): Promise<{ success: true }> {
  await ctx.db.transaction(async tx => {
    const own = { db: tx, now: ctx.now }
    const refusal = await moveEvent(own, channel.id, params.id, { to, by: 'operator' })
    if (refusal) throw new CallError('conflict')
    await also?.(tx)
    await recordChannelAction(
      own,
      { channel, session, ip },
      { action, target: { type: 'event', id: params.id } },
    )
  })
  return { success: true }
}
