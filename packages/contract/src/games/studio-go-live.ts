import { z } from 'zod'
import { defineCall } from '../call.ts'
import { idParam, language } from '../scalars.ts'
import { goLive } from './tonight-entities.ts'

export const getGoLive = defineCall({
  method: 'GET',
  path: '/studio/channels/:channel/events/:id/go-live',
  summary: "Where an event's encoders send to, and how what they send arrives, check by check",
  needs: 'operator',
  by: ['producer'],
  params: z.strictObject({ channel: z.string().min(1).max(100), id: idParam }),
  query: z.strictObject({ language: language.optional() }),
  reply: goLive,
})
