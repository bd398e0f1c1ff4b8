import { z } from 'zod'
import { defineStudioCall } from '../call.ts'
import { byChannelAndId } from '../scalars.ts'
import { buyerMail } from './buyer-mail-entities.ts'

export const listBuyerMails = defineStudioCall({
  method: 'GET',
  path: '/studio/channels/:channel/events/:id/buyer-mails',
  summary: 'How many people a mail to the buyers of the event would reach, and the mails that they got',
  by: ['finance', 'producer'],
  params: byChannelAndId,
  reply: z.object({
    /** Who bought the event singly, or opened it as a gift. */
    buyers: z.int(),
    /** Who did not, and has a pass that covers it. */
    pass_holders: z.int(),
    /** The latest first. */
    mails: z.array(buyerMail),
  }),
})

export const mailBuyers = defineStudioCall({
  method: 'POST',
  path: '/studio/channels/:channel/events/:id/buyer-mails',
  summary:
    'Mail all who bought the event, each once; people who stopped these mails get none. At most 12 an hour for a channel',
  by: ['finance', 'producer'],
  params: byChannelAndId,
  body: z.strictObject({
    /** One line. */
    subject: z
      .string()
      .trim()
      .min(3)
      .max(150)
      .regex(/^[^\r\n]*$/, 'must be one line'),
    text: z.string().trim().min(3).max(5_000),
    with_pass_holders: z.boolean(),
    /** The same one again is the same mail. */
    idempotency_key: z.uuid(),
  }),
  reply: buyerMail,
  errors: ['forbidden', 'conflict', 'too_many_requests'],
})
