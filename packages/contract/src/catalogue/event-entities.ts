import { z } from 'zod'
import { image } from '../channel/image-entities.ts'
import { mediaTypes, passKinds, scoreKinds, streamStatuses } from '../constants.ts'
import { currency, id, minorUnits, utcDateTime, utcSeconds } from '../scalars.ts'
import { participant } from './participant-entities.ts'

/** A sport; sports nest. */
export interface EventCategory {
  id: number
  alias: string
  name: string
  image: z.infer<typeof image> | null
  children: EventCategory[]
}
export const eventCategory: z.ZodType<EventCategory> = z.object({
  id,
  alias: z.string(),
  name: z.string(),
  image: image.nullable(),
  get children() {
    return z.array(eventCategory)
  },
})

export const eventLocation = z.object({
  id,
  alias: z.string(),
  name: z.string(),
  city: z.string(),
  time_zone: z.string(),
})
export type EventLocation = z.infer<typeof eventLocation>

export const eventMedia = z.object({
  id,
  type: z.enum(mediaTypes),
  name: z.string(),
  url: z.string().nullable(),
})

/** A clock of a game that runs. */
const gameClock = z.object({
  /** What it showed then. */
  ms: z.int().min(0),
  since: utcDateTime,
  counts: z.enum(['up', 'down']),
})
export type GameClock = z.infer<typeof gameClock>

export const event = z.object({
  id,
  name: z.string(),
  type: z.enum(passKinds),
  stream_status: z.enum(streamStatuses),
  /** It is not played, whatever its status says; it stays in lists so that people hear of it. */
  is_cancelled: z.boolean(),
  /** Only operators see such an event, and only private events have this field. */
  is_private: z.literal(true).optional(),
  /** The caller hides scores and has not watched it: all that would tell its end is left out. Otherwise the field is missing. */
  is_score_hidden: z.literal(true).optional(),
  location_id: id.nullable(),
  event_category_id: id,
  event_utc_ts: utcSeconds,
  time_zone: z.string(),
  /** Two participants are shown as away @ home. */
  participants: z.array(participant.extend({ score: z.int().nullable() })),
  home_team_id: id.nullable(),
  has_access: z.boolean(),
  base_price: minorUnits,
  service_fee: minorUnits,
  currency,
  description: z.string(),
  /** Where the game is in its course, by the scorer's signs or the channel's own words: "Q3 8:21", "2H", "▲7". */
  period: z.string().nullable(),
  /** While it runs. The period shows a stopped clock. */
  clock: gameClock.nullable(),
  /** Since when a live event's encoder is away; null while its picture comes. */
  signal_lost_at: utcSeconds.nullable(),
  /** The crew of a live event shows its viewers a card for a while in place of the picture. */
  is_paused: z.boolean(),
  /** Something of it can be played: of a live event a camera that sends or has sent, of a finished one a replay. */
  has_picture: z.boolean(),
  /** Of its replay; missing where nobody knows. */
  duration_seconds: z.int().min(1).optional(),
  image: image.nullable(),
  /** The picture was chosen for this game, and replaces the drawing of its teams. */
  has_own_image: z.literal(true).optional(),
  /** What the camera shows now, updated every ten seconds; missing if there is no public one. */
  live_frame: image.optional(),
  /** The caller may see it as it is, by `getLiveFrame`; missing where it is so for everybody, or for the caller is not. */
  has_clear_frame: z.literal(true).optional(),
  /** The last seconds of it without sound, as .mp4; missing unless everybody may watch. */
  live_film: z.string().optional(),
  /** When it last changed under the eyes of its reader. */
  changed_at: utcDateTime.optional(),
  media: z.array(eventMedia),
})
export type Event = z.infer<typeof event>

/** What may change while somebody looks on; sent to open pages as it happens, without scores to those who hide them. */
export const eventChange = event
  .pick({
    id: true,
    stream_status: true,
    is_cancelled: true,
    event_utc_ts: true,
    period: true,
    clock: true,
    signal_lost_at: true,
    is_paused: true,
    has_picture: true,
  })
  .extend({
    scores: z.array(z.object({ participant_id: id, score: z.int().nullable() })),
    /** By the clock of the pictures. */
    changed_at: utcDateTime,
  })
export type EventChange = z.infer<typeof eventChange>

/** Somebody scored. */
export const eventScore = z.object({
  /** When it was reported, a little after it happened. */
  at: utcDateTime,
  participant_id: id,
  points: z.int().min(1),
  /** What brought the points; null where the scorer's tap does not say it. */
  kind: z.enum(scoreKinds).nullable(),
  /** When in the game, as far as the board told it: "Q3", and "9:40". */
  period: z.string().nullable(),
  clock: z.string().nullable(),
  /** What stood on the board then. */
  scores: z.array(z.object({ participant_id: id, score: z.int() })),
})
export type EventScore = z.infer<typeof eventScore>

/** Where far more watched, or went back to watch again, than a little earlier and later. */
export const crowdPeak = z.object({
  /** A camera, or a replay: the seconds are those of its video. */
  event_media_id: id,
  seconds: z.int().min(0),
})
export type CrowdPeak = z.infer<typeof crowdPeak>

/** What stood on the board from then on. */
export const boardMoment = z.object({
  at: utcDateTime,
  scores: z.array(z.object({ participant_id: id, score: z.int().nullable() })),
  period: z.string().nullable(),
  clock: gameClock.nullable(),
})
export type BoardMoment = z.infer<typeof boardMoment>

export const eventChanges = z.object({
  /** Where to go on from. */
  cursor: z.int(),
  /** False: more happened since the cursor than is kept, so the page must load its data again. */
  is_complete: z.boolean(),
  items: z.array(eventChange),
})
export type EventChanges = z.infer<typeof eventChanges>
