import { z } from 'zod'
import { defineStudioCall } from '../call.ts'
import { accessReport } from '../orders/access-entities.ts'
import { idParam, language } from '../scalars.ts'

export const explainAccessOf = defineStudioCall({
  method: 'GET',
  path: '/studio/channels/:channel/users/:id/why/:event',
  summary: 'Explain why this viewer can or cannot watch this event, after asking the payment provider',
  by: ['helpdesk'],
  params: z.strictObject({ channel: z.string().min(1).max(100), id: idParam, event: idParam }),
  query: z.strictObject({ language: language.optional() }),
  reply: accessReport,
  limit: 'why',
})
