import { recordChannelAction } from '../../channel/audit/index.ts'
import type { Context } from '../../context/context.ts'
import type { OperatorCallById } from '../../context/operator-session.ts'
import { CallError } from '../../runtime/call-error.ts'
import { deleteWebhook } from './webhook-store.ts'

export async function removeWebhook(
  ctx: Pick<Context, 'db' | 'now'>,
  { channel, session, params: { id }, ip }: OperatorCallById,
): Promise<{ success: true }> {
  await ctx.db.transaction(async tx => {
    const row = await deleteWebhook(tx, channel.id, id)
    if (!row) throw new CallError('not_found')
    await recordChannelAction(
      { db: tx, now: ctx.now },
      { channel, session, ip },
      { action: 'remove_webhook', target: { type: 'webhook', id }, details: { host: new URL(row.url).host } },
    )
  })
  return { success: true }
}
