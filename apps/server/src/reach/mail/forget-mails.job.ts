import { z } from 'zod'
import { defineJob } from '../../jobs/index.ts'

/** Files cannot be part of a transaction, so their removal is a job of it: it comes for certain, if need be twice. */
export const forgetMails = defineJob({
  name: 'forget-mails',
  payload: z.object({ channel_key: z.string(), address_hash: z.string() }),
  retries: 10,
  run: (ctx, { channel_key, address_hash }) => ctx.mail.forget(channel_key, address_hash),
})
