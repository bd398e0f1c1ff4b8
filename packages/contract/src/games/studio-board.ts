import { z } from 'zod'
import { defineStudioCall } from '../call.ts'
import { byChannelAndId, language } from '../scalars.ts'
import { board, boardTap } from './board-entities.ts'

/** Of the texts in the answer. */
const spoken = { language: language.optional() }

export const getBoard = defineStudioCall({
  method: 'GET',
  path: '/studio/channels/:channel/events/:id/board',
  summary: 'Score, period and clock of an event, with the buttons of its sport',
  by: ['producer', 'scorer'],
  link: 'scorer',
  params: byChannelAndId,
  query: z.strictObject(spoken),
  reply: board,
})

export const tapBoard = defineStudioCall({
  method: 'POST',
  path: '/studio/channels/:channel/events/:id/board/tap',
  summary:
    'One tap on the board: it counts once, however often it is sent, and only on the board that the operator saw; otherwise it is a conflict, and nothing changes',
  by: ['producer', 'scorer'],
  link: 'scorer',
  params: byChannelAndId,
  query: z.strictObject(spoken),
  body: z.strictObject({
    tap: boardTap,
    /** The same one again is the same tap. */
    key: z.uuid(),
    /** Of the board that was seen. */
    version: z.int().min(0).max(1_000_000),
    /** How long ago it was, for what waited for a connection: the score keeps the time at which it happened. */
    ago_ms: z
      .int()
      .min(0)
      .max(12 * 3_600_000),
  }),
  reply: board,
  errors: ['forbidden', 'conflict'],
})
