import { z } from 'zod'
import { defineJob } from '../../jobs/index.ts'

const address = z.object({ name: z.string(), address: z.string() })

/** A mail server that is down delays mail for up to a day and breaks nothing. */
export const sendMail = defineJob({
  name: 'send-mail',
  payload: z.object({
    id: z.uuid(),
    channel_key: z.string(),
    from: address,
    to: z.string(),
    replyTo: address.optional(),
    subject: z.string(),
    text: z.string(),
    html: z.string(),
  }),
  retries: 14,
  retryDelaySeconds: 5,
  run: (ctx, { id, channel_key, ...mail }) => ctx.mail.send({ ...mail, channelKey: channel_key }, id),
})
