import { z } from 'zod'
import { defineCall } from '../call.ts'
import { outsideMediaTypes } from '../constants.ts'
import { id, idParam, language, listOf, paging, utcDateTime } from '../scalars.ts'
import { operatorRoles } from '../studio-constants.ts'
import { studioCamera, studioEvent, studioEventDetail, studioOutsidePlayer } from '../studio-entities.ts'
import { gameFilter } from './game-filter.ts'

const channel = z.string().min(1).max(100)
const ofEvent = z.strictObject({ channel, id: idParam })
const ofCamera = z.strictObject({ channel, id: idParam, camera: idParam })
const cameraName = z.string().trim().min(1).max(60)
/** Of the texts in the answer. */
const spoken = { language: language.optional() }
const streamKey = z.object({
  /** Null: it was sealed with another SECRET_KEY, and must be rotated. */
  stream_key: z.string().nullable(),
})

export const listStudioEvents = defineCall({
  method: 'GET',
  path: '/studio/channels/:channel/events',
  summary: "The channel's events by date, with what their encoders do",
  needs: 'operator',
  by: operatorRoles,
  params: z.strictObject({ channel }),
  query: z.strictObject({
    ...gameFilter,
    sort_direction: z.enum(['asc', 'desc']).optional(),
    ...paging,
    ...spoken,
  }),
  reply: listOf(studioEvent),
})

export const getStudioEvent = defineCall({
  method: 'GET',
  path: '/studio/channels/:channel/events/:id',
  summary: 'One event with its cameras',
  needs: 'operator',
  by: operatorRoles,
  params: ofEvent,
  query: z.strictObject(spoken),
  reply: studioEventDetail,
})

export const makeRehearsal = defineCall({
  method: 'POST',
  path: '/studio/channels/:channel/rehearsal',
  summary:
    "A private game to rehearse with, like the channel's next one, with a camera: viewers never hear of it. One that is there already is given again",
  needs: 'operator',
  by: ['producer'],
  params: z.strictObject({ channel }),
  reply: z.object({ id }),
  errors: ['forbidden', 'conflict'],
})

export const startEvent = defineCall({
  method: 'POST',
  path: '/studio/channels/:channel/events/:id/start',
  summary: 'Make the event live now; one whose window is over gets a new one',
  needs: 'operator',
  by: ['producer', 'scorer'],
  params: ofEvent,
  reply: z.object({ success: z.literal(true) }),
  errors: ['forbidden', 'conflict'],
})

export const endEvent = defineCall({
  method: 'POST',
  path: '/studio/channels/:channel/events/:id/end',
  summary: 'End the event now; what was live becomes its replay',
  needs: 'operator',
  by: ['producer', 'scorer'],
  params: ofEvent,
  reply: z.object({ success: z.literal(true) }),
  errors: ['forbidden', 'conflict'],
})

export const cancelEvent = defineCall({
  method: 'POST',
  path: '/studio/channels/:channel/events/:id/cancel',
  summary: 'Call the event off; it stays in lists as cancelled. Only what has not begun can be',
  needs: 'operator',
  by: ['producer'],
  params: ofEvent,
  reply: z.object({ success: z.literal(true) }),
  errors: ['forbidden', 'conflict'],
})

export const restoreEvent = defineCall({
  method: 'POST',
  path: '/studio/channels/:channel/events/:id/restore',
  summary: 'Say that a cancelled event is on after all',
  needs: 'operator',
  by: ['producer'],
  params: ofEvent,
  reply: z.object({ success: z.literal(true) }),
  errors: ['forbidden', 'conflict'],
})

export const removeEvent = defineCall({
  method: 'POST',
  path: '/studio/channels/:channel/events/:id/remove',
  summary:
    'Delete an event with its videos and clips; not while it is live, nor what somebody bought or was given',
  needs: 'operator',
  by: ['producer'],
  params: ofEvent,
  reply: z.object({ clips: z.int(), videos: z.int() }),
  errors: ['forbidden', 'conflict'],
})

export const keepEventVideos = defineCall({
  method: 'POST',
  path: '/studio/channels/:channel/events/:id/keep',
  summary: 'How long the videos that the event has now are kept; null: as long as the channel keeps all',
  needs: 'operator',
  by: ['producer'],
  params: ofEvent,
  body: z.strictObject({ keep_until: utcDateTime.nullable() }),
  reply: z.object({ success: z.literal(true) }),
  errors: ['forbidden', 'conflict'],
})

export const addEventCamera = defineCall({
  method: 'POST',
  path: '/studio/channels/:channel/events/:id/cameras',
  summary: 'A way in for one more encoder, with a stream key of its own',
  needs: 'operator',
  by: ['producer'],
  params: ofEvent,
  body: z.strictObject({ name: cameraName }),
  reply: studioCamera,
  errors: ['forbidden', 'conflict'],
})

export const renameCamera = defineCall({
  method: 'POST',
  path: '/studio/channels/:channel/events/:id/cameras/:camera/rename',
  summary: 'Viewers see the name where an event has several cameras',
  needs: 'operator',
  by: ['producer'],
  params: ofCamera,
  body: z.strictObject({ name: cameraName }),
  reply: z.object({ success: z.literal(true) }),
  errors: ['forbidden'],
})

export const removeCamera = defineCall({
  method: 'POST',
  path: '/studio/channels/:channel/events/:id/cameras/:camera/remove',
  summary: 'Take a camera away, with all that it recorded; not while it is sending',
  needs: 'operator',
  by: ['producer'],
  params: ofCamera,
  reply: z.object({ success: z.literal(true) }),
  errors: ['forbidden', 'conflict'],
})

export const getStreamKey = defineCall({
  method: 'GET',
  path: '/studio/channels/:channel/events/:id/cameras/:camera/key',
  summary: "A camera's stream key in clear",
  needs: 'operator',
  by: ['producer'],
  params: ofCamera,
  reply: streamKey,
})

export const rotateCameraKey = defineCall({
  method: 'POST',
  path: '/studio/channels/:channel/events/:id/cameras/:camera/rotate',
  summary: 'Give the camera a new stream key; who sends with the old one is cut off within a second',
  needs: 'operator',
  by: ['producer'],
  params: ofCamera,
  reply: streamKey,
  errors: ['forbidden'],
})

export const addOutsidePlayer = defineCall({
  method: 'POST',
  path: '/studio/channels/:channel/events/:id/outside-players',
  summary:
    "Show a player of another site, of a host in the channel's embed_hosts: of the game, or as its preview",
  needs: 'operator',
  by: ['producer'],
  params: ofEvent,
  body: z.strictObject({
    type: z.enum(outsideMediaTypes),
    name: cameraName,
    url: z.string().trim().max(2000),
  }),
  reply: studioOutsidePlayer,
  errors: ['forbidden', 'conflict'],
})

export const removeOutsidePlayer = defineCall({
  method: 'POST',
  path: '/studio/channels/:channel/events/:id/outside-players/:player/remove',
  summary: 'Show it no longer',
  needs: 'operator',
  by: ['producer'],
  params: z.strictObject({ channel, id: idParam, player: idParam }),
  reply: z.object({ success: z.literal(true) }),
  errors: ['forbidden'],
})
