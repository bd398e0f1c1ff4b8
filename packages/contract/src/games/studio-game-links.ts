import { z } from 'zod'
import { defineCall, defineStudioCall } from '../call.ts'
import { byChannelAndId, done, id, ofChannel, utcDateTime } from '../scalars.ts'
import { gameLinkKinds } from '../studio-constants.ts'
import { gameLink, openedLink } from './game-link-entities.ts'

const kind = z.enum(gameLinkKinds)

export const listGameLinks = defineStudioCall({
  method: 'GET',
  path: '/studio/channels/:channel/game-links',
  summary: 'The links that open one game to somebody without an account, as long as they work',
  by: ['producer'],
  params: ofChannel,
  reply: z.object({ items: z.array(gameLink) }),
})

export const makeGameLink = defineStudioCall({
  method: 'POST',
  path: '/studio/channels/:channel/game-links',
  summary:
    'Make a link that opens the board or a camera of one game, until a day after it begins; it is shown once. A game without a camera gets one',
  by: ['producer'],
  params: ofChannel,
  body: z.strictObject({
    event_id: id,
    kind,
    name: z.string().trim().min(1).max(60),
    /** Of a camera's link; without it the game's first. */
    camera_id: id.optional(),
  }),
  reply: z.object({ id, link: z.string(), expires_at: utcDateTime }),
  errors: ['forbidden', 'conflict'],
  limit: 'invitation',
})

export const revokeGameLink = defineStudioCall({
  method: 'POST',
  path: '/studio/channels/:channel/game-links/:id/revoke',
  summary: 'End a link at once, also for who has it open',
  by: ['producer'],
  params: byChannelAndId,
  reply: done,
  errors: ['forbidden'],
})

export const openGameLink = defineCall({
  method: 'POST',
  path: '/studio/link',
  summary: 'Come in by a link to one game: no account, and nothing but that game is open',
  needs: 'nothing',
  /** Without one, what this browser came in by before. */
  body: z.strictObject({ token: z.string().min(16).max(200).optional() }),
  reply: openedLink,
  errors: ['not_found', 'forbidden'],
  limit: 'password',
})
