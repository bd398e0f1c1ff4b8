import type { Body, Reply, studioCalls } from '@grandstand/contract'
import { recordChannelAction } from '../../channel/audit/index.ts'
import type { Context } from '../../context/context.ts'
import type { OperatorCall } from '../../context/operator-session.ts'
import { CallError } from '../../runtime/call-error.ts'
import { createWebhookSecret, webhookSecretPurpose } from './sign-webhook.ts'
import { countWebhooks, insertWebhook, maxWebhooks } from './webhook-store.ts'

/** The secret is told in this answer alone; it is kept sealed, since it signs what is sent. */
export async function addWebhook(
  ctx: Pick<Context, 'db' | 'now' | 'sealer' | 'webhooks'>,
  {
    channel,
    session,
    body: { url, events },
    ip,
  }: OperatorCall & { body: Body<typeof studioCalls.addWebhook> },
): Promise<Reply<typeof studioCalls.addWebhook>> {
  if (!ctx.webhooks.mayReach(url))
    throw new CallError('invalid_request', {
      fields: { url: 'must be a public address that begins with https' },
    })
  const secret = createWebhookSecret()
  return ctx.db.transaction(async tx => {
    if ((await countWebhooks(tx, channel.id)) >= maxWebhooks) throw new CallError('conflict')
    const id = await insertWebhook(tx, {
      channel_id: channel.id,
      url,
      events: [...new Set(events)],
      sealed_secret: ctx.sealer.seal(webhookSecretPurpose, secret),
      made_by: session.operator.email,
      created_at: ctx.now(),
    })
    await recordChannelAction(
      { db: tx, now: ctx.now },
      { channel, session, ip },
      { action: 'add_webhook', target: { type: 'webhook', id }, details: { host: new URL(url).host } },
    )
    return { id, secret }
  })
}
