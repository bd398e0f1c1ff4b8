import { z } from 'zod'
import { defineCall } from '../call.ts'

/** Analytics live on a host of their own, below its root, and know no api key. */
const sender = {
  profile: z.string().max(100),
  session_uuid: z.uuid(),
  user_id: z.int().nullable(),
  user_email: z.string().max(254).nullable(),
  origin_url: z.string().max(2000),
}
const done = z.object({ success: z.literal(true) })
const collected = { method: 'POST', needs: 'nothing', host: 'collector', silent: true } as const

export const getDatalakeHash = defineCall({
  method: 'GET',
  path: '/datalake/hash/',
  summary: 'A new session id',
  needs: 'nothing',
  host: 'collector',
  query: z.strictObject({ profile: z.string().max(100) }),
  reply: z.object({ session_uuid: z.uuid() }),
  silent: true,
})

export const startDatalakeSession = defineCall({
  ...collected,
  path: '/datalake/session/',
  summary: 'A visit begins',
  body: z.strictObject({
    profile: z.string().max(100),
    session: z.uuid(),
    device_type: z.string().max(50),
    user_agent: z.string().max(1000),
    resolution: z.string().max(30),
    platform: z.string().max(100),
  }),
  reply: done,
})

const details = z.record(
  z.string().max(100),
  z.union([z.string().max(2000), z.number(), z.boolean(), z.null()]),
)

export const sendDatalakeEvent = defineCall({
  ...collected,
  path: '/datalake/event/',
  summary: 'Something a visitor did',
  body: z.strictObject({
    ...sender,
    name: z.string().max(100),
    details,
    trk: z.string().max(200).optional(),
  }),
  reply: done,
})

export const sendVideoEvent = defineCall({
  ...collected,
  path: '/datalake/video/event/',
  summary: 'Something that happened in a player',
  body: z.strictObject({ ...sender, event_id: z.int(), name: z.string().max(100), details }),
  reply: done,
})

export const sendVideoViewing = defineCall({
  ...collected,
  path: '/datalake/video/viewing/',
  summary: 'Seconds of video that were watched',
  body: z.strictObject({
    ...sender,
    event_id: z.int(),
    from_seconds: z.number().min(0),
    to_seconds: z.number().min(0),
  }),
  reply: done,
})

export const sendErrorLog = defineCall({
  ...collected,
  path: '/logs',
  summary: 'A request that failed in a browser',
  body: z.strictObject({
    message: z.string().max(2000),
    call: z.string().max(200),
    status: z.int().nullable(),
    origin_url: z.string().max(2000),
    user_agent: z.string().max(1000),
  }),
  reply: done,
})
