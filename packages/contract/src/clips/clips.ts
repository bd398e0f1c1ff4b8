import { z } from 'zod'
import { defineCall } from '../call.ts'
import { clipForms, clipPublishing, clipReportReasons } from '../constants.ts'
import { alias, done, id, idParam, language, listOf, paging, publicQuery, utcDateTime } from '../scalars.ts'
import { captions, keeps_address, playbackSource } from '../video/playback-entities.ts'
import { clip, clipFraming, clipTag } from './clip-entities.ts'

const byId = z.strictObject({ id: idParam })

const name = z.string().trim().min(1, 'Please fill in the input field.').max(200)
const tags = z.array(alias).min(1, 'Please select tag').max(20)
const startTime = z.number().min(0).max(1_000_000)
const duration = z.number().positive().max(1_000)
/** In a query string. */
const seconds = z
  .string()
  .regex(/^\d{1,7}(\.\d{1,20})?$/, 'must be a number of seconds')
  .transform(Number)
/** Of the texts in the answer. */
const spoken = { language: language.optional() }

export const createClip = defineCall({
  method: 'POST',
  path: '/clip',
  summary: 'Cut a clip; it plays at once, and its file follows',
  needs: 'user',
  body: z
    .strictObject({
      event_id: id,
      event_media_id: id,
      name,
      /** Seconds from the start of the recording. */
      start_time: startTime.optional(),
      /** Instead: the program date of its first picture, from the player of the user who cuts. */
      start_date: utcDateTime.optional(),
      duration,
      /** Missing: what the board says fell within the clip, if it begins by `start_date`. */
      tags: tags.optional(),
      is_public: z.boolean().optional(),
      /** The same again is the same clip. */
      idempotency_key: z.uuid().optional(),
    })
    .refine(body => (body.start_time === undefined) !== (body.start_date === undefined), {
      path: ['start_time'],
      message: 'is required, or start_date',
    }),
  reply: clip,
  errors: ['forbidden', 'clip_limit', 'geo_blocked', 'purchase_needed', 'nothing_to_play', 'not_found'],
  limit: 'clip',
})

export const getClip = defineCall({
  method: 'GET',
  path: '/clip/:id',
  summary: 'A clip: a public one, or the user’s own',
  needs: 'key',
  params: byId,
  query: z.strictObject(spoken),
  reply: clip,
})

export const changeClip = defineCall({
  method: 'POST',
  path: '/clip/:id',
  summary: 'Change name, tags, range or visibility of a clip; fields that are not sent stay as they are',
  needs: 'user',
  params: byId,
  body: z.strictObject({
    name: name.optional(),
    tags: tags.optional(),
    start_time: startTime.optional(),
    duration: duration.optional(),
    is_public: z.boolean().optional(),
  }),
  reply: clip,
  errors: [
    'forbidden',
    'clip_limit',
    'geo_blocked',
    'purchase_needed',
    'event_cancelled',
    'nothing_to_play',
    'conflict',
    'not_found',
  ],
  limit: 'clip_change',
})

export const retryClip = defineCall({
  method: 'POST',
  path: '/clip/:id/retry',
  summary: 'Make the file of a failed clip again',
  needs: 'user',
  params: byId,
  reply: clip,
  errors: ['conflict', 'clip_limit', 'forbidden', 'not_found'],
  limit: 'clip',
})

export const shareClip = defineCall({
  method: 'POST',
  path: '/clip/:id/share',
  summary: 'Share a clip by a new link, or stop sharing it; earlier links stop working',
  needs: 'user',
  params: byId,
  body: z.strictObject({ is_shared: z.boolean() }),
  reply: clip,
  errors: ['forbidden', 'not_found'],
  limit: 'clip_change',
})

export const frameClip = defineCall({
  method: 'POST',
  path: '/clip/:id/vertical',
  summary: 'Make an upright file of a clip, make it again with another framing, or remove it',
  needs: 'user',
  params: byId,
  body: z.strictObject({ framing: clipFraming.nullable() }),
  reply: clip,
  errors: ['not_found'],
  limit: 'clip',
})

export const startClipPlayback = defineCall({
  method: 'POST',
  path: '/clip/:id/playback',
  summary: 'Open a player on a clip; it does not count among the players of an account',
  needs: 'key',
  params: byId,
  body: z.strictObject({
    /** Of a shared clip. */
    uuid: z.uuid().optional(),
    keeps_address,
  }),
  reply: z.object({
    ...playbackSource,
    captions,
    /** Where in the playlist, which has whole segments, the clip begins and ends: for `play_part`. */
    from_seconds: z.number(),
    to_seconds: z.number(),
  }),
  errors: ['geo_blocked', 'nothing_to_play', 'not_found'],
  limit: 'playback',
})

export const reportClip = defineCall({
  method: 'POST',
  path: '/clip/:id/report',
  summary: 'Report a clip to the operators',
  needs: 'key',
  params: byId,
  body: z.strictObject({
    uuid: z.uuid().optional(),
    reason: z.enum(clipReportReasons),
    text: z.string().trim().max(1_000).optional(),
  }),
  reply: done,
  errors: ['not_found'],
  limit: 'contact',
})

export const getClipOptions = defineCall({
  method: 'GET',
  path: '/clip/options/:id',
  summary: 'How clips of an event can be cut; the id is the event’s',
  needs: 'key',
  params: byId,
  query: z.strictObject(spoken),
  reply: z.object({
    max_seconds: z.int(),
    tags: z.array(clipTag),
    /** Whether the channel and what the caller holds allow cutting. */
    can_cut: z.boolean(),
    /** A visitor could, once they have an account. */
    can_cut_as_user: z.boolean(),
    publishing: z.enum(clipPublishing),
  }),
})

export const getLoudness = defineCall({
  method: 'GET',
  path: '/clip/loudness/:id',
  summary: 'How loud a stretch of an event is, as a guide for cutting; the id is the event’s',
  needs: 'user',
  params: byId,
  query: z.strictObject({
    event_media_id: idParam.optional(),
    /** Seconds from the start of the recording. */
    start_time: seconds.pipe(startTime),
    /** The longest clip that there may be, and some of the game around it. */
    duration: seconds.pipe(z.number().positive().max(600)),
  }),
  reply: z.object({
    start_time: z.number(),
    step_seconds: z.number(),
    /** One for each step, 0 (silence) to 100, in proportion to decibels. */
    levels: z.array(z.int().min(0).max(100)),
  }),
  errors: ['geo_blocked', 'purchase_needed', 'nothing_to_play', 'not_found'],
  limit: 'playback',
})

export const listClipTags = defineCall({
  method: 'GET',
  path: '/clip-tags',
  summary: 'All tags of the channel, for every sport',
  needs: 'nothing',
  query: z.strictObject(publicQuery),
  reply: listOf(clipTag),
  shared: true,
})

export const listEventClips = defineCall({
  method: 'GET',
  path: '/clips/event/:id',
  summary: 'Public clips of an event, and the user’s own',
  needs: 'key',
  params: byId,
  query: z.strictObject({ ...paging, ...spoken }),
  reply: listOf(clip),
})

export const listMoments = defineCall({
  method: 'GET',
  path: '/moments',
  summary: 'Public clips of the channel, newest first',
  needs: 'key',
  query: z.strictObject({
    /** With all sports below it. */
    event_category_id: idParam.optional(),
    participant_id: idParam.optional(),
    tag: alias.optional(),
    ...paging,
    ...spoken,
  }),
  reply: listOf(clip),
})

export const getSharedClip = defineCall({
  method: 'GET',
  path: '/shared-clip',
  summary: 'A shared clip; the uuid is the secret',
  needs: 'key',
  query: z.strictObject({ id: idParam, uuid: z.uuid(), ...spoken }),
  reply: clip,
  errors: ['not_found'],
})

export const downloadClip = defineCall({
  method: 'GET',
  path: '/clip/download/:id',
  summary: 'A clip as a file; each clip counts once a month, and a HEAD request does not count',
  needs: 'user',
  params: byId,
  query: z.strictObject({ form: z.enum(clipForms).optional() }),
  reply: z.null(),
  answers: 'file',
  errors: ['forbidden', 'download_limit', 'download_preparing', 'not_found'],
})

export const listUserClips = defineCall({
  method: 'GET',
  path: '/clips/user',
  summary: "The user's own clips",
  needs: 'user',
  query: z.strictObject({ ...paging, ...spoken }),
  reply: listOf(clip),
})

export const deleteClip = defineCall({
  method: 'DELETE',
  path: '/clip/:id',
  summary: 'Delete a clip',
  needs: 'user',
  params: byId,
  reply: done,
})
