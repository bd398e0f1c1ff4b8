import { z } from 'zod'
import { defineCall } from '../call.ts'
import { place, ticket } from './door-entities.ts'

export const askPlace = defineCall({
  method: 'POST',
  path: '/place',
  summary: 'How far the line before the players has moved; it keeps nothing and asks no database',
  needs: 'nothing',
  body: z.strictObject({ ticket }),
  reply: place,
  limit: 'place',
  // The page asks again by itself.
  silent: true,
})
