import { z } from 'zod'
import { defineCall } from '../call.ts'
import { done } from '../scalars.ts'

export const setBuyerMails = defineCall({
  method: 'POST',
  path: '/buyer-mails',
  summary: 'Stop mails about bought games, or get them again, with the token of such a mail',
  needs: 'key',
  body: z.strictObject({ token: z.string().min(16).max(200), is_wanted: z.boolean() }),
  reply: done,
  errors: ['not_found'],
  tolerates: [404],
  limit: 'link',
})
