import { z } from 'zod'
import { defineStudioCall } from '../call.ts'
import { language } from '../scalars.ts'
import { studioProducts } from './product-entities.ts'

export const listStudioProducts = defineStudioCall({
  method: 'GET',
  path: '/studio/channels/:channel/products',
  summary: 'The products and teams of the channel, to choose from',
  by: ['finance', 'helpdesk'],
  params: z.strictObject({ channel: z.string().min(1).max(100) }),
  query: z.strictObject({ language: language.optional() }),
  reply: studioProducts,
})
