import { z } from 'zod'
import { defineCall } from '../call.ts'

export const getChannelConfig = defineCall({
  method: 'GET',
  path: '/channel-config',
  summary: 'The channel key of this host, and where to send analytics and logs',
  needs: 'nothing',
  query: z.strictObject({ channel_key: z.string().min(1).max(100).optional() }),
  reply: z.object({
    channel_key: z.string(),
    /** Null: nothing is collected. Empty: this server does. */
    analytics_url: z.string().nullable(),
    logs_url: z.string().nullable(),
    /** Where the demo's mails can be read; null where mail is really sent. */
    outbox_url: z.string().nullable(),
  }),
  shared: true,
  crash: true,
})

export const getApiKey = defineCall({
  method: 'POST',
  path: '/get_api_key',
  summary: "A new api key: one browser's session with one channel",
  needs: 'nothing',
  body: z.strictObject({ channel_key: z.string().min(1).max(100) }),
  reply: z.object({ api_key: z.string(), expires_at: z.iso.datetime() }),
  errors: ['no_api_key'],
  limit: 'key',
  crash: true,
})
