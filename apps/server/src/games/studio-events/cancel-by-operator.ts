import { cancelEvent as setEventCancelled } from '../../catalogue/events/index.ts'
import { recordChannelAction } from '../../channel/audit/index.ts'
import type { Context } from '../../context/context.ts'
import type { OperatorCallById } from '../../context/operator-session.ts'
import { CallError } from '../../runtime/call-error.ts'

export function cancelEvent(
  ctx: Pick<Context, 'db' | 'now'>,
  asked: OperatorCallById,
): Promise<{ success: true }> {
  return cancelByOperator(ctx, asked, true)
}

export function restoreEvent(
  ctx: Pick<Context, 'db' | 'now'>,
  asked: OperatorCallById,
): Promise<{ success: true }> {
  return cancelByOperator(ctx, asked, false)
}

async function cancelByOperator(
  ctx: Pick<Context, 'db' | 'now'>,
  { channel, session, params, ip }: OperatorCallById,
  isCancelled: boolean,
): Promise<{ success: true }> {
  await ctx.db.transaction(async tx => {
    const own = { db: tx, now: ctx.now }
    const refusal = await setEventCancelled(own, channel.id, params.id, isCancelled)
    if (refusal) throw new CallError('conflict')
    await recordChannelAction(
      own,
      { channel, session, ip },
      { action: isCancelled ? 'cancel_event' : 'restore_event', target: { type: 'event', id: params.id } },
    )
  })
  return { success: true }
}
