import { z } from 'zod'
import { defineStudioCall } from '../call.ts'
import { byChannelAndId, channel, done, id, idParam, ofChannel } from '../scalars.ts'
import { webhookEvents } from '../studio-constants.ts'
import { webhook, webhookDelivery } from './webhook-entities.ts'

const events = z.array(z.enum(webhookEvents)).min(1).max(webhookEvents.length)

export const listWebhooks = defineStudioCall({
  method: 'GET',
  path: '/studio/channels/:channel/webhooks',
  summary: 'The addresses that hear of what happens on the channel',
  by: ['owner'],
  params: ofChannel,
  reply: z.object({ items: z.array(webhook) }),
})

export const addWebhook = defineStudioCall({
  method: 'POST',
  path: '/studio/channels/:channel/webhooks',
  summary: 'Add an address that hears of some events; the secret that signs what is sent to it is shown once',
  by: ['owner'],
  params: ofChannel,
  body: z.strictObject({ url: z.string().trim().min(1).max(500), events }),
  reply: z.object({ id, secret: z.string() }),
  errors: ['forbidden', 'conflict'],
  limit: 'invitation',
})

export const changeWebhook = defineStudioCall({
  method: 'POST',
  path: '/studio/channels/:channel/webhooks/:id',
  summary:
    'Change what an address hears of, or turn it off and on; what waits for it while it is off is not sent',
  by: ['owner'],
  params: byChannelAndId,
  body: z.strictObject({ events, is_enabled: z.boolean() }),
  reply: done,
  errors: ['forbidden'],
})

export const removeWebhook = defineStudioCall({
  method: 'POST',
  path: '/studio/channels/:channel/webhooks/:id/remove',
  summary: 'Remove an address with what was sent to it',
  by: ['owner'],
  params: byChannelAndId,
  reply: done,
  errors: ['forbidden'],
})

export const testWebhook = defineStudioCall({
  method: 'POST',
  path: '/studio/channels/:channel/webhooks/:id/test',
  summary: 'Send a test delivery, whatever the address hears of',
  by: ['owner'],
  params: byChannelAndId,
  reply: z.object({ id }),
  errors: ['forbidden'],
  limit: 'webhook_test',
})

export const listWebhookDeliveries = defineStudioCall({
  method: 'GET',
  path: '/studio/channels/:channel/webhooks/:id/deliveries',
  summary: 'The last deliveries to an address, the newest first',
  by: ['owner'],
  params: byChannelAndId,
  reply: z.object({ items: z.array(webhookDelivery) }),
})

export const retryWebhookDelivery = defineStudioCall({
  method: 'POST',
  path: '/studio/channels/:channel/webhooks/:id/deliveries/:delivery/retry',
  summary: 'Send a delivery again now',
  by: ['owner'],
  params: z.strictObject({ channel, id: idParam, delivery: idParam }),
  reply: done,
  errors: ['forbidden'],
  limit: 'webhook_test',
})
