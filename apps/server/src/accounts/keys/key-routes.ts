import { calls } from '@grandstand/contract'
import { publicRoute } from '../../call/route.ts'
import { getApiKey } from './get-api-key.ts'

export const keyRoutes = [
  publicRoute(calls.getChannelConfig, (ctx, { channel }) => ({
    channel_key: channel.channel_key,
    analytics_url: ctx.collectorUrl,
    logs_url: ctx.collectorUrl === null ? null : `${ctx.collectorUrl}/logs`,
    outbox_url: ctx.outboxUrlOf(channel),
  })),
  publicRoute(calls.getApiKey, getApiKey),
]
