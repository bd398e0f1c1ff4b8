import { z } from 'zod'
import { defineStudioCall } from '../call.ts'
import { byChannelAndId, language } from '../scalars.ts'
import { room } from './room-entities.ts'
import { goLive } from './tonight-entities.ts'

export const getGoLive = defineStudioCall({
  method: 'GET',
  path: '/studio/channels/:channel/events/:id/go-live',
  summary: "The addresses for an event's encoders, and how their signal arrives, check by check",
  by: ['producer'],
  link: 'camera',
  params: byChannelAndId,
  query: z.strictObject({ language: language.optional() }),
  reply: goLive,
})

export const getRoom = defineStudioCall({
  method: 'GET',
  path: '/studio/channels/:channel/events/:id/room',
  summary: 'A game while it runs: its cameras with their signal, players, money, and the log of its crew',
  by: ['producer'],
  params: byChannelAndId,
  query: z.strictObject({ language: language.optional() }),
  reply: room,
})
