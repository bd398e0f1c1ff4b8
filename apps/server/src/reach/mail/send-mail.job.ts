import { z } from 'zod'
import { defineJob } from '../../jobs/index.ts'

const address = z.object({ name: z.string(), address: z.string() })
const body = z.object({ text: z.string(), html: z.string() })

export const bodyPurpose = 'mail-body'

/** A mail server that is down delays mail for up to a day and breaks nothing. */
export const sendMail = defineJob({
  name: 'send-mail',
  payload: z.object({
    id: z.uuid(),
    channel_key: z.string(),
    from: address,
    to: z.string(),
    replyTo: address.optional(),
    list: z.object({ unsubscribe: z.url() }).optional(),
    subject: z.string(),
    sealed_body: z.string(),
  }),
  retries: 14,
  retryDelaySeconds: 5,
  async run(ctx, { id, channel_key, sealed_body, ...head }) {
    const text = ctx.sealer.open(bodyPurpose, sealed_body)
    if (text === null) throw new Error('A mail was sealed with another SECRET_KEY and cannot be sent')
    await ctx.mail.send({ ...head, ...body.parse(JSON.parse(text)), channelKey: channel_key }, id)
  },
})
