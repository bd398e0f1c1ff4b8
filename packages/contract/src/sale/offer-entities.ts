import { z } from 'zod'
import { event } from '../catalogue/event-entities.ts'
import { productTypes } from '../constants.ts'
import { currency, id, minorUnits, utcDateTime } from '../scalars.ts'

/** Which of the three ways to watch an option is; `other`: one more way, shown below them. */
export const optionKinds = ['game', 'pass', 'everything', 'other'] as const

/** One way to watch a game or a team, with the sum done for this caller. */
export const offerOption = z.object({
  kind: z.enum(optionKinds),
  type: z.enum(productTypes),
  /** With `package_id` and `participant_id`: what `POST /stripe/buy` takes. */
  id,
  package_id: id.nullable(),
  participant_id: id.nullable(),
  name: z.string(),
  price: minorUnits,
  base_price: minorUnits,
  service_fee: minorUnits,
  currency,
  /** What the caller paid for single games that count towards it. */
  credit: minorUnits,
  /** The price after the credit, before coupon and tax. */
  total: minorUnits,
  /** Of the games left, those that it opens. */
  games_left: z.int(),
  /** Null: it does not pay off within the games left. */
  pays_off_after: z.object({ count: z.int(), of: z.enum(['games', 'teams']) }).nullable(),
  /** Against the single games that it opens. */
  saves: minorUnits,
  /** Null: the caller does not have it. */
  owned: z.object({ until: utcDateTime.nullable() }).nullable(),
  /** False: it is owned, or cannot be sold now. */
  is_for_sale: z.boolean(),
  /** At most one is. */
  is_suggested: z.boolean(),
})
export type OfferOption = z.infer<typeof offerOption>

/** What there is to choose from for a game or a team. */
export const offerChoice = z.object({
  /** The requested game, or the next one of the team that is sold singly. */
  event: event.nullable(),
  /** The team whose games are counted. */
  participant_id: id.nullable(),
  /** The teams of the game that a team pass is sold for. */
  team_ids: z.array(id),
  /** Sold games of the team that are to come, with the requested one, that the caller cannot watch yet. */
  games_left: z.int(),
  /** What they cost one by one. */
  games_price: minorUnits,
  /** The game, the pass and everything in this order; then the others. */
  options: z.array(offerOption),
})
export type OfferChoice = z.infer<typeof offerChoice>
