import { z } from 'zod'
import { defineStudioCall } from '../call.ts'
import { passKinds } from '../constants.ts'
import { id, language, utcDateTime } from '../scalars.ts'
import { gameChangeProblems, maxChangedGames, priceSources } from '../studio-constants.ts'
import { gamePrice } from './game-entities.ts'
import { gameFilter } from './game-filter.ts'

const params = z.strictObject({ channel: z.string().min(1).max(100) })

const gameChange = z.discriminatedUnion('kind', [
  /** Days by the clocks of the venue, so that a game at seven stays at seven; then minutes. */
  z.strictObject({
    kind: z.literal('move'),
    days: z.int().min(-730).max(730),
    minutes: z.int().min(-1_440).max(1_440),
  }),
  z.strictObject({ kind: z.literal('price'), /** Null: the usual one. */ price: gamePrice.nullable() }),
  z.strictObject({ kind: z.literal('venue'), venue_id: id.nullable() }),
  z.strictObject({ kind: z.literal('cancel') }),
  z.strictObject({ kind: z.literal('restore') }),
  z.strictObject({ kind: z.literal('remove') }),
])
export type GameChange = z.infer<typeof gameChange>

const body = z.strictObject({
  /** Those that are named, or all that a filter finds. */
  games: z.union([
    z.strictObject({ ids: z.array(id).min(1).max(maxChangedGames) }),
    z.strictObject({ filter: z.strictObject(gameFilter) }),
  ]),
  change: gameChange,
  /** Of those, the ones that stay as they are. */
  left_out: z.array(id).max(maxChangedGames),
  /** Of the texts in the answer. */
  language: language.optional(),
})

const state = z.object({
  starts_at: utcDateTime,
  time_zone: z.string(),
  venue: z.string(),
  type: z.enum(passKinds),
  base_price: z.int(),
  service_fee: z.int(),
  price_from: z.enum(priceSources),
  is_cancelled: z.boolean(),
})

const changedGame = z.object({
  id,
  name: z.string(),
  state: z.enum(['changed', 'same', 'wrong', 'left_out']),
  problem: z.object({ code: z.enum(gameChangeProblems), found: z.string() }).nullable(),
  before: state,
  /** Null where nothing can be said: it is wrong, left out, or would be gone. */
  after: state.nullable(),
  /** Buyers of this game alone, and users who were given it. */
  buyers: z.int(),
  gifts: z.int(),
  /** What goes with it when it is removed. */
  clips: z.int(),
  videos: z.int(),
})
export type ChangedGame = z.infer<typeof changedGame>

const gameChangesPreview = z.object({
  games: z.array(changedGame),
  counts: z.object({ changed: z.int(), same: z.int(), wrong: z.int(), left_out: z.int() }),
  /** There are more games than can be changed so at once: these are none of them. */
  is_too_many: z.boolean(),
  /** The preview that the operator saw. */
  version: z.string(),
})
export type GameChangesPreview = z.infer<typeof gameChangesPreview>

export const previewGameChanges = defineStudioCall({
  method: 'POST',
  path: '/studio/channels/:channel/game-changes/preview',
  summary: 'Preview a change of several games: the result for each, and its buyers. Nothing is written',
  by: ['producer'],
  params,
  body,
  reply: gameChangesPreview,
})

export const changeGames = defineStudioCall({
  method: 'POST',
  path: '/studio/channels/:channel/game-changes',
  summary:
    'Change, cancel or remove several games, all or none; refused if one of them cannot be changed, or if the preview is out of date',
  by: ['producer'],
  params,
  body: body.extend({ version: z.string().max(100) }),
  reply: z.object({ changed: z.int() }),
  errors: ['forbidden', 'conflict'],
})
