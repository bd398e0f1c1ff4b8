import { cancelEvent as setEventCancelled } from '../../catalogue/events/index.ts'
import { recordAction } from '../../channel/audit/index.ts'
import type { Context } from '../../context/context.ts'
import { CallError } from '../../runtime/call-error.ts'
import type { EventInput } from './move-by-operator.ts'

export function cancelEvent(ctx: Pick<Context, 'db' | 'now'>, asked: EventInput): Promise<{ success: true }> {
  return cancelByOperator(ctx, asked, true)
}

export function restoreEvent(
  ctx: Pick<Context, 'db' | 'now'>,
  asked: EventInput,
): Promise<{ success: true }> {
  return cancelByOperator(ctx, asked, false)
}

async function cancelByOperator(
  ctx: Pick<Context, 'db' | 'now'>,
  { channel, session, params, ip }: EventInput,
  isCancelled: boolean,
): Promise<{ success: true }> {
  await ctx.db.transaction(async tx => {
    const own = { db: tx, now: ctx.now }
    const refusal = await setEventCancelled(own, channel.id, params.id, isCancelled)
    if (refusal) throw new CallError('conflict')
    await recordAction(own, {
      action: isCancelled ? 'cancel_event' : 'restore_event',
      operator: session.operator,
      channelId: channel.id,
      target: { type: 'event', id: params.id },
      ip,
    })
  })
  return { success: true }
}
