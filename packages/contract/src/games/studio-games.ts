import { z } from 'zod'
import { defineStudioCall } from '../call.ts'
import { byChannelAndId, done, id, language, ofChannel } from '../scalars.ts'
import { operatorRoles, pictureParts, pictureProblems } from '../studio-constants.ts'
import { gameChoices, gameTerms, studioGame } from './game-entities.ts'

const ofGame = byChannelAndId
const spoken = z.strictObject({ language: language.optional() })
/** Descriptions in several languages. */
const bodyBytes = 64 * 1024

export const getGameChoices = defineStudioCall({
  method: 'GET',
  path: '/studio/channels/:channel/game-choices',
  summary: 'The teams, sports and venues that a game can have',
  by: operatorRoles,
  params: ofChannel,
  query: spoken,
  reply: gameChoices,
})

export const getGame = defineStudioCall({
  method: 'GET',
  path: '/studio/channels/:channel/games/:id',
  summary: 'A game as it is planned, with everything that depends on it',
  by: operatorRoles,
  params: ofGame,
  query: spoken,
  reply: studioGame,
})

export const addGame = defineStudioCall({
  method: 'POST',
  path: '/studio/channels/:channel/games',
  summary: 'Create a game, with a camera if wanted; `channel apply` leaves it alone',
  by: ['producer'],
  params: ofChannel,
  body: gameTerms.extend({
    /** The name of a camera that is made with it, with a key of its own; null: none. */
    camera: z.string().trim().min(1).max(60).nullable().default(null),
  }),
  bodyBytes,
  reply: z.object({ id }),
  errors: ['forbidden'],
})

export const changeGame = defineStudioCall({
  method: 'POST',
  path: '/studio/channels/:channel/games/:id',
  summary:
    'Change the plan of a game; refused if somebody else has changed it since. Changed fields no longer follow the channel’s files',
  by: ['producer'],
  params: ofGame,
  body: gameTerms.extend({ version: z.string().max(100) }),
  bodyBytes,
  reply: done,
  errors: ['forbidden', 'conflict'],
})

export const addGamePicture = defineStudioCall({
  method: 'POST',
  path: '/studio/channels/:channel/game-pictures',
  summary: 'Upload a picture for a game, cropped to its place; viewers do not see it until a game uses it',
  by: ['producer'],
  params: ofChannel,
  /** `data` is a PNG, JPEG or WebP file in base64. */
  body: z.strictObject({ part: z.enum(pictureParts), data: z.base64().min(1) }),
  bodyBytes: 12 * 1024 * 1024,
  reply: z.object({
    picture: z.object({ id, url: z.string() }).nullable(),
    problem: z.enum(pictureProblems).nullable(),
  }),
  limit: 'content_picture',
  errors: ['forbidden'],
})

export const releaseGame = defineStudioCall({
  method: 'POST',
  path: '/studio/channels/:channel/games/:id/release',
  summary: 'Let a game follow the channel’s files again, from the next apply on',
  by: ['producer'],
  params: ofGame,
  reply: done,
  errors: ['forbidden', 'conflict'],
})
