import { z } from 'zod'
import { image } from '../channel/image-entities.ts'
import { passKinds, streamStatuses } from '../constants.ts'
import { color, currency, id, language, minorUnits } from '../scalars.ts'
import { gameParts, priceSources } from '../studio-constants.ts'

/** In each language that somebody wrote; empty: in none. */
const spoken = (max: number) => z.record(language, z.string().trim().min(1).max(max))

/** What somebody pays for a game, and who may watch it. */
export const gamePrice = z.strictObject({
  type: z.enum(passKinds),
  base_price: minorUnits.max(100_000_000),
  service_fee: minorUnits.max(100_000_000),
})

/** What an operator plans of a game, as `events.yaml` says it. */
export const gameTerms = z.strictObject({
  /** By the clocks of the venue, else of the channel: `2026-11-20 19:00`. With an offset where clocks show it twice. */
  time: z.string().max(40),
  /** After so long the clock ends it. */
  minutes: z.int().min(1).max(10_080),
  away_id: id.nullable(),
  home_id: id.nullable(),
  /** Of a meet, in place of away and home. */
  team_ids: z.array(id).max(60),
  /** Empty: away @ home. */
  title: spoken(200),
  /** Null: that of the home team, or of the first of a meet. */
  sport_id: id.nullable(),
  venue_id: id.nullable(),
  /** False: it costs what is usual, whatever the three below say. */
  has_own_price: z.boolean().default(true),
  ...gamePrice.shape,
  description: spoken(5_000),
  /** Null: one out of its video, else that of its sport. */
  image_id: id.nullable().default(null),
})
export type GameTerms = z.infer<typeof gameTerms>

/** A game as its editor needs it. */
export const studioGame = z.object({
  id,
  name: z.string(),
  terms: gameTerms,
  /** Changes whenever the terms change: a save names the version that the operator saw. */
  version: z.string(),
  time_zone: z.string(),
  stream_status: z.enum(streamStatuses),
  is_cancelled: z.boolean(),
  /** False: it was or is played, and stays where it was. */
  can_move: z.boolean(),
  /** The channel's files keep it; what of it a person changed is no longer theirs to say. */
  is_of_files: z.boolean(),
  by_hand: z.array(z.enum(gameParts)),
  price_from: z.enum(priceSources),
  /** Where its own picture can be seen. */
  picture_url: z.string().nullable(),
  /** Buyers of this game alone, and users who were given it. */
  buyers: z.int(),
  gifts: z.int(),
  /** What goes with it when it is removed. */
  clips: z.int(),
  videos: z.int(),
  /** Why it cannot be removed; null: it can. */
  removal: z.enum(['live', 'held', 'in_work']).nullable(),
})
export type StudioGame = z.infer<typeof studioGame>

/** What a game can be made of, in one language. */
export const gameChoices = z.object({
  teams: z.array(
    z.object({
      id,
      name: z.string(),
      /** For places where the sport is beside it. */
      card_name: z.string(),
      /** Like TAM. */
      short_name: z.string(),
      school_id: id,
      school: z.string(),
      sport_id: id,
      color,
      crest: image.nullable(),
      /** Where it played at home the last time. */
      venue_id: id.nullable(),
    }),
  ),
  sports: z.array(
    z.object({
      id,
      /** With the sport that it belongs to. */
      name: z.string(),
      short_name: z.string(),
      parent_id: id.nullable(),
    }),
  ),
  venues: z.array(z.object({ id, name: z.string(), time_zone: z.string() })),
  /** What games cost that say nothing of it. */
  prices: z.array(gamePrice.extend({ sport_id: id.nullable(), school_id: id.nullable() })),
  /** The channel's own first. */
  languages: z.array(language),
  time_zone: z.string(),
  currency,
  /** The game that an operator made last, to begin the next one like it. */
  last_game: z.object({ id, name: z.string(), sport_id: id }).nullable(),
})
export type GameChoices = z.infer<typeof gameChoices>
