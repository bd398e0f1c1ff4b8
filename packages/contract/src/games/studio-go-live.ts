import { z } from 'zod'
import { defineCall } from '../call.ts'
import { idParam, language } from '../scalars.ts'
import { goLive } from './tonight-entities.ts'

export const getGoLive = defineCall({
  method: 'GET',
  path: '/studio/channels/:channel/events/:id/go-live',
  summary: "The addresses for an event's encoders, and how their signal arrives, check by check",
  needs: 'operator',
  by: ['producer'],
  params: z.strictObject({ channel: z.string().min(1).max(100), id: idParam }),
  query: z.strictObject({ language: language.optional() }),
  reply: goLive,
})
