import { z } from 'zod'
import { defineCall } from '../call.ts'
import { googleEvents, productTypes } from '../constants.ts'
import { currency, done, id } from '../scalars.ts'

/** The channel's `yare-analytics-key`: reports for no channel are refused. */
const profile = z.string().min(1).max(100)

/** Analytics live on a host of their own, below its root, and know no api key. */
const sender = {
  profile,
  session_uuid: z.uuid(),
  user_id: z.int().min(1).max(2_147_483_647).nullable(),
  /** Taken as the wire has it, and never kept. */
  user_email: z.string().max(254).nullable(),
  origin_url: z.string().max(2000),
  /** One page or one player that is open, and the place of this among all that it sent: a repeat is counted once. */
  view_id: z.uuid(),
  seq: z.int().min(0).max(1_000_000),
}
/** What is watched: one of them. */
const watched = {
  event_id: z.int().min(1).max(2_147_483_647).nullable(),
  vod_media_item_id: z.int().min(1).max(2_147_483_647).nullable().optional(),
  clip_id: z.int().min(1).max(2_147_483_647).nullable().optional(),
}
const ms = z.int().min(0).max(86_400_000)
const seconds = z.number().min(0).max(1_000_000)
const collected = {
  method: 'POST',
  needs: 'nothing',
  host: 'collector',
  silent: true,
  bodyBytes: 16 * 1024,
  limit: 'telemetry',
} as const

export const getDatalakeHash = defineCall({
  method: 'GET',
  path: '/datalake/hash/',
  summary: 'A new session id',
  needs: 'nothing',
  host: 'collector',
  query: z.strictObject({ profile }),
  reply: z.object({ session_uuid: z.uuid() }),
  errors: ['not_found'],
  limit: 'telemetry',
  silent: true,
})

export const startDatalakeSession = defineCall({
  ...collected,
  path: '/datalake/session/',
  summary: 'A visit begins',
  body: z.strictObject({
    profile,
    session: z.uuid(),
    device_type: z.string().max(50),
    user_agent: z.string().max(1000),
    resolution: z.string().max(30),
    platform: z.string().max(100),
  }),
  reply: done,
  errors: ['not_found'],
})

const details = z
  .record(z.string().max(100), z.union([z.string().max(2000), z.number(), z.boolean(), z.null()]))
  .refine(fields => Object.keys(fields).length <= 40, 'has too many fields')

export const sendDatalakeEvent = defineCall({
  ...collected,
  path: '/datalake/event/',
  summary: 'Something a visitor did',
  body: z.strictObject({
    ...sender,
    name: z.string().min(1).max(100),
    details,
    trk: z.string().max(200).optional(),
  }),
  reply: done,
  errors: ['not_found'],
})

export const sendVideoEvent = defineCall({
  ...collected,
  path: '/datalake/video/event/',
  summary: 'Something that happened in a player',
  body: z.strictObject({ ...sender, ...watched, name: z.string().min(1).max(100), details }),
  reply: done,
  errors: ['not_found'],
})

export const sendVideoViewing = defineCall({
  ...collected,
  path: '/datalake/video/viewing/',
  summary: 'Seconds of video that were watched, and how well they played',
  body: z.strictObject({
    ...sender,
    ...watched,
    /** Of the player that the server opened. Rows without one, or of another video, are not counted. */
    playback_id: z
      .string()
      .regex(/^[0-9a-z]{16}$/)
      .optional(),
    /** Of the video's own time. */
    from_seconds: seconds,
    to_seconds: seconds,
    /** Since the one before: the playhead moved, or stood still though it should have moved. */
    playing_ms: ms.optional(),
    stalled_ms: ms.optional(),
    stalls: z.int().min(0).max(10_000).optional(),
    /** The delay behind the live edge; null: a replay. */
    delay_ms: ms.nullable().optional(),
    /** Of the picture. */
    height: z.int().min(0).max(10_000).nullable().optional(),
    is_hidden: z.boolean().optional(),
    /** The player has ended or was left: nobody watches any more, unless another comes after. */
    is_last: z.boolean().optional(),
  }),
  reply: done,
  errors: ['not_found'],
})

export const sendErrorLog = defineCall({
  ...collected,
  path: '/logs',
  summary: 'A request that failed in a browser, or an uncaught error',
  body: z.strictObject({
    channel_key: z.string().min(1).max(100),
    message: z.string().max(2000),
    call: z.string().max(200).nullable(),
    status: z.int().min(0).max(999).nullable(),
    /** What the server's own log calls it. */
    request_id: z.string().max(100).nullable(),
    /** The viewer's build. */
    release: z.string().max(100),
    origin_url: z.string().max(2000),
    user_agent: z.string().max(1000),
  }),
  reply: done,
  errors: ['not_found'],
  limit: 'log',
})

export const forgetGoogleVisitor = defineCall({
  method: 'POST',
  path: '/google-analytics/forget',
  summary: 'Withdraw a consent: Google hears nothing more about purchases made with it',
  needs: 'key',
  body: z.strictObject({
    /** Google's id for the browser; null: it has no Google cookie. */
    client_id: z
      .string()
      .regex(/^\d{1,20}\.\d{1,20}$/)
      .nullable(),
  }),
  reply: done,
  limit: 'telemetry',
  silent: true,
})

export const sendGoogleEvent = defineCall({
  method: 'POST',
  path: '/google-analytics/event',
  summary: 'An event for Google from a page that allows no script of Google; only for visitors who agreed',
  needs: 'key',
  body: z.strictObject({
    name: z.enum(googleEvents),
    item_type: z.enum(productTypes),
    item_id: id,
    /** Without tax, in whole units of the currency. */
    value: z.number().min(0).max(1_000_000).optional(),
    currency: currency.optional(),
  }),
  reply: done,
  limit: 'telemetry',
  silent: true,
})
