import { z } from 'zod'
import { defineStudioCall } from '../call.ts'
import { listOf, paging } from '../scalars.ts'
import { errorGroup } from './error-entities.ts'

export const listErrorGroups = defineStudioCall({
  method: 'GET',
  path: '/studio/channels/:channel/reports/errors',
  summary:
    'Browser errors by cause and release, those that hit the most people first, with the server’s own log line for the same request',
  by: ['producer', 'finance'],
  params: z.strictObject({ channel: z.string().min(1).max(100) }),
  query: z.strictObject({ ...paging }),
  reply: listOf(errorGroup),
})
