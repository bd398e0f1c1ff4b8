import { z } from 'zod'
import { defineCall } from '../call.ts'
import { id, idParam, listOf } from '../scalars.ts'
import { ticket } from './door-entities.ts'
import { captions, keeps_address, playbackSource } from './playback-entities.ts'

const seconds = z.number().min(0).max(1_000_000)
const playbackId = z.string().regex(/^[a-z0-9]{16}$/)

/** A player that was opened just now. */
const opened = z.object({
  ...playbackSource,
  resume_seconds: z.int(),
  captions,
  /** WebVTT whose cues name parts of pictures, such as `storyboard-0.jpg#xywh=160,0,160,90`; null where there is none. */
  storyboard_url: z.string().nullable(),
})

const frameWidths = { 480: 480, 800: 800, 1280: 1280 } as const

/** The player that this one replaces, as with another camera. */
const instead_of = playbackId.optional()

/** What stands between a caller and the picture of an event. */
const gateErrors = [
  'geo_blocked',
  'unauthenticated',
  'forbidden',
  'purchase_needed',
  'nothing_to_play',
  'event_cancelled',
] as const

export const startPlayback = defineCall({
  method: 'POST',
  path: '/events/:id/playback',
  summary:
    'Open a player on an event, live or as a replay; an account has two at a time, and the newest two play',
  needs: 'key',
  params: z.strictObject({ id: idParam }),
  body: z.strictObject({
    /** Which camera, of the event's media; without one the first. */
    event_media_id: id.optional(),
    keeps_address,
    instead_of,
    /** Chosen by a screen that shows several games beside each other: up to four of the same key count as one player. */
    group: playbackId.optional(),
    /** Of the place in the line that an answer before this one gave. */
    ticket: ticket.optional(),
  }),
  reply: opened,
  errors: [...gateErrors, 'in_line'],
  limit: 'playback',
})

export const startFreePreview = defineCall({
  method: 'POST',
  path: '/events/:id/free-preview',
  summary:
    'The free seconds of a live game that is sold: they begin at the first call of a device or account and run on by the clock',
  needs: 'key',
  params: z.strictObject({ id: idParam }),
  body: z.strictObject({ keeps_address, instead_of }),
  reply: z.object({
    ...playbackSource,
    /** After these it shows nothing more, and cannot be renewed. */
    left_seconds: z.number(),
    total_seconds: z.int(),
  }),
  errors: gateErrors,
  limit: 'playback',
  // The page shows the gate in its place.
  silent: true,
})

export const getLiveFrame = defineCall({
  method: 'GET',
  path: '/events/:id/frame',
  summary:
    'What a live game looks like right now, for a caller who may watch it, where everybody else sees it blurred (`has_clear_frame`)',
  needs: 'key',
  params: z.strictObject({ id: idParam }),
  query: z.strictObject({
    /** In pixels; without it the smallest. */
    width: z
      .enum(['480', '800', '1280'])
      .transform(width => frameWidths[width])
      .optional(),
  }),
  /** As a data address, at most ten seconds old; null: there is none now. */
  reply: z.object({ picture: z.string().nullable() }),
  errors: gateErrors,
  // The blurred one stays.
  silent: true,
})

export const startVodPlayback = defineCall({
  method: 'POST',
  path: '/vod-media-items/:id/playback',
  summary: 'Open a player on a library item, under the same rules as for an event',
  needs: 'key',
  params: z.strictObject({ id: idParam }),
  body: z.strictObject({ keeps_address, instead_of }),
  reply: opened,
  errors: ['geo_blocked', 'unauthenticated', 'purchase_needed', 'nothing_to_play'],
  limit: 'playback',
})

export const renewPlayback = defineCall({
  method: 'POST',
  path: '/playback/:playback_id',
  summary: "Keep a player open, or close it; also stores the user's position",
  needs: 'key',
  params: z.strictObject({ playback_id: playbackId }),
  body: z.strictObject({
    position_seconds: seconds.optional(),
    /** Only if it has one: a live game has none. */
    duration_seconds: seconds.optional(),
    /** Its slot among the account's players is free at once. */
    leaves: z.boolean().optional(),
  }),
  /** A player that closes gets no address. */
  reply: z.object({ ...playbackSource, url: playbackSource.url.nullable() }),
  errors: [
    'geo_blocked',
    'unauthenticated',
    'forbidden',
    'purchase_needed',
    'event_cancelled',
    'playback_replaced',
    'not_found',
  ],
  // A player tries again by itself, and shows the error in its place.
  silent: true,
})

export const waitForPicture = defineCall({
  method: 'POST',
  path: '/events/:id/waiting',
  summary: 'Tell that a page waits for the picture of a live game, so that its crew knows how many people do',
  needs: 'key',
  params: z.strictObject({ id: idParam }),
  body: z.strictObject({}),
  /** When to say so again, for as long as the page waits. */
  reply: z.object({ again_seconds: z.int() }),
  limit: 'waiting',
  // Nobody sees it fail.
  silent: true,
})

export const castPlayback = defineCall({
  method: 'POST',
  path: '/playback/:playback_id/cast',
  summary:
    'The address of an open player for a television, which needs neither key nor cookie; both count as one player',
  needs: 'key',
  params: z.strictObject({ playback_id: playbackId }),
  body: z.strictObject({}),
  /** A playlist that opens, from one place at a time, until the viewer may no longer watch or the player is left. */
  reply: z.object({ url: z.string() }),
  errors: [
    'geo_blocked',
    'unauthenticated',
    'forbidden',
    'purchase_needed',
    'nothing_to_play',
    'event_cancelled',
    'playback_replaced',
    'not_found',
  ],
  limit: 'playback',
  // The player says that the television did not answer.
  silent: true,
})

export const listWatchPositions = defineCall({
  method: 'GET',
  path: '/user/watch-positions',
  summary:
    'The replays and library videos that the user has started and not finished, latest first, 200 at most',
  needs: 'user',
  reply: listOf(
    z.object({
      event_id: id.nullable(),
      vod_media_item_id: id.nullable(),
      /** Null, as what is left: the caller hides scores, and both would tell the length of the game. */
      percent: z.int().min(1).max(99).nullable(),
      left_seconds: z.int().min(1).nullable(),
    }),
  ),
})
