import type { Body, studioCalls } from '@grandstand/contract'
import { recordChannelAction } from '../../channel/audit/index.ts'
import type { Context } from '../../context/context.ts'
import type { OperatorCallById } from '../../context/operator-session.ts'
import { CallError } from '../../runtime/call-error.ts'
import { dropWaiting } from './webhook-delivery-store.ts'
import { updateWebhook } from './webhook-store.ts'

export async function changeWebhook(
  ctx: Pick<Context, 'db' | 'now'>,
  {
    channel,
    session,
    params: { id },
    body: { events, is_enabled },
    ip,
  }: OperatorCallById & { body: Body<typeof studioCalls.changeWebhook> },
): Promise<{ success: true }> {
  await ctx.db.transaction(async tx => {
    const isThere = await updateWebhook(tx, channel.id, id, { events: [...new Set(events)], is_enabled })
    if (!isThere) throw new CallError('not_found')
    if (!is_enabled) await dropWaiting(tx, channel.id, id)
    await recordChannelAction(
      { db: tx, now: ctx.now },
      { channel, session, ip },
      { action: 'change_webhook', target: { type: 'webhook', id }, details: { is_enabled } },
    )
  })
  return { success: true }
}
