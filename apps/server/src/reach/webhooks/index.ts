import { studioCalls } from '@grandstand/contract'
import { channelRoute } from '../../call/studio-route.ts'
import { addWebhook } from './add-webhook.ts'
import { changeWebhook } from './change-webhook.ts'
import { listWebhookDeliveries } from './list-webhook-deliveries.ts'
import { listWebhooks } from './list-webhooks.ts'
import { removeWebhook } from './remove-webhook.ts'
import { retryWebhookDelivery } from './retry-webhook-delivery.ts'
import { testWebhook } from './test-webhook.ts'

export { forgetDeliveries } from './forget-deliveries.job.ts'
export { queueWebhooks } from './queue-webhooks.ts'
export { createWebhookSending } from './send-webhooks.ts'

const keyOf = (params: { channel: string }) => params.channel

export const webhookRoutes = [
  channelRoute(studioCalls.listWebhooks, keyOf, listWebhooks),
  channelRoute(studioCalls.addWebhook, keyOf, addWebhook),
  channelRoute(studioCalls.changeWebhook, keyOf, changeWebhook),
  channelRoute(studioCalls.removeWebhook, keyOf, removeWebhook),
  channelRoute(studioCalls.testWebhook, keyOf, testWebhook),
  channelRoute(studioCalls.listWebhookDeliveries, keyOf, listWebhookDeliveries),
  channelRoute(studioCalls.retryWebhookDelivery, keyOf, retryWebhookDelivery),
]
