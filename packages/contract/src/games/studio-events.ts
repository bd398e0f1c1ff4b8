import { z } from 'zod'
import { defineStudioCall } from '../call.ts'
import { outsideMediaTypes } from '../constants.ts'
import {
  byChannelAndId,
  channel,
  done,
  id,
  idParam,
  language,
  listOf,
  ofChannel,
  paging,
  utcDateTime,
} from '../scalars.ts'
import { operatorRoles } from '../studio-constants.ts'
import { listedGame, studioCamera, studioEventDetail, studioOutsidePlayer } from '../studio-entities.ts'
import { gameFilter } from './game-filter.ts'

const ofCamera = z.strictObject({ channel, id: idParam, camera: idParam })
const cameraName = z.string().trim().min(1).max(60)
/** Of the texts in the answer. */
const spoken = { language: language.optional() }
const streamKey = z.object({
  /** Null: it was sealed with another SECRET_KEY, and must be rotated. */
  stream_key: z.string().nullable(),
})

export const listStudioEvents = defineStudioCall({
  method: 'GET',
  path: '/studio/channels/:channel/events',
  summary: "The channel's events by date, with the state of their encoders, their viewers and what was sold",
  by: operatorRoles,
  params: ofChannel,
  query: z.strictObject({
    ...gameFilter,
    sort_direction: z.enum(['asc', 'desc']).optional(),
    ...paging,
    ...spoken,
  }),
  reply: listOf(listedGame),
})

export const getStudioEvent = defineStudioCall({
  method: 'GET',
  path: '/studio/channels/:channel/events/:id',
  summary: 'One event with its cameras',
  by: operatorRoles,
  params: byChannelAndId,
  query: z.strictObject(spoken),
  reply: studioEventDetail,
})

export const makeRehearsal = defineStudioCall({
  method: 'POST',
  path: '/studio/channels/:channel/rehearsal',
  summary:
    "A private game to rehearse with, like the channel's next one, with a camera: viewers never see it. An existing one is returned again",
  by: ['producer'],
  params: ofChannel,
  reply: z.object({ id }),
  errors: ['forbidden', 'conflict'],
})

export const startEvent = defineStudioCall({
  method: 'POST',
  path: '/studio/channels/:channel/events/:id/start',
  summary: 'Make the event live now; an event whose window is over gets a new one',
  by: ['producer', 'scorer'],
  params: byChannelAndId,
  reply: done,
  errors: ['forbidden', 'conflict'],
})

export const endEvent = defineStudioCall({
  method: 'POST',
  path: '/studio/channels/:channel/events/:id/end',
  summary: 'End the event now; its recording becomes the replay',
  by: ['producer', 'scorer'],
  params: byChannelAndId,
  reply: done,
  errors: ['forbidden', 'conflict'],
})

export const pauseEvent = defineStudioCall({
  method: 'POST',
  path: '/studio/channels/:channel/events/:id/pause',
  summary:
    'Show viewers of a live event a card in place of the picture; the cameras go on for the crew alone',
  by: ['producer', 'scorer'],
  params: byChannelAndId,
  reply: done,
  errors: ['forbidden', 'conflict'],
})

export const resumeEvent = defineStudioCall({
  method: 'POST',
  path: '/studio/channels/:channel/events/:id/resume',
  summary: 'Show viewers the picture again',
  by: ['producer', 'scorer'],
  params: byChannelAndId,
  reply: done,
  errors: ['forbidden', 'conflict'],
})

export const setWaitForGo = defineStudioCall({
  method: 'POST',
  path: '/studio/channels/:channel/events/:id/wait-for-go',
  summary:
    "Whether the event's cameras wait until an operator starts it before viewers see them; null: as the channel says",
  by: ['producer'],
  params: byChannelAndId,
  body: z.strictObject({ waits_for_go: z.boolean().nullable() }),
  reply: done,
  errors: ['forbidden'],
})

export const cancelEvent = defineStudioCall({
  method: 'POST',
  path: '/studio/channels/:channel/events/:id/cancel',
  summary:
    'Cancel the event; it stays in lists as cancelled. Only events that have not begun can be cancelled',
  by: ['producer'],
  params: byChannelAndId,
  reply: done,
  errors: ['forbidden', 'conflict'],
})

export const restoreEvent = defineStudioCall({
  method: 'POST',
  path: '/studio/channels/:channel/events/:id/restore',
  summary: 'Reinstate a cancelled event',
  by: ['producer'],
  params: byChannelAndId,
  reply: done,
  errors: ['forbidden', 'conflict'],
})

export const removeEvent = defineStudioCall({
  method: 'POST',
  path: '/studio/channels/:channel/events/:id/remove',
  summary:
    'Delete an event with its videos and clips; not while it is live, and not if somebody bought it or was given it',
  by: ['producer'],
  params: byChannelAndId,
  reply: z.object({ clips: z.int(), videos: z.int() }),
  errors: ['forbidden', 'conflict'],
})

export const keepEventVideos = defineStudioCall({
  method: 'POST',
  path: '/studio/channels/:channel/events/:id/keep',
  summary: 'How long the current videos of the event are kept; null: the retention time of the channel',
  by: ['producer'],
  params: byChannelAndId,
  body: z.strictObject({ keep_until: utcDateTime.nullable() }),
  reply: done,
  errors: ['forbidden', 'conflict'],
})

export const addEventCamera = defineStudioCall({
  method: 'POST',
  path: '/studio/channels/:channel/events/:id/cameras',
  summary: 'Add a camera with its own stream key, for one more encoder',
  by: ['producer'],
  params: byChannelAndId,
  body: z.strictObject({ name: cameraName }),
  reply: studioCamera,
  errors: ['forbidden', 'conflict'],
})

export const renameCamera = defineStudioCall({
  method: 'POST',
  path: '/studio/channels/:channel/events/:id/cameras/:camera/rename',
  summary: 'Rename a camera; viewers see the name if an event has several cameras',
  by: ['producer'],
  params: ofCamera,
  body: z.strictObject({ name: cameraName }),
  reply: done,
  errors: ['forbidden'],
})

export const removeCamera = defineStudioCall({
  method: 'POST',
  path: '/studio/channels/:channel/events/:id/cameras/:camera/remove',
  summary: 'Remove a camera, with everything that it recorded; not while it is sending',
  by: ['producer'],
  params: ofCamera,
  reply: done,
  errors: ['forbidden', 'conflict'],
})

export const getStreamKey = defineStudioCall({
  method: 'GET',
  path: '/studio/channels/:channel/events/:id/cameras/:camera/key',
  summary: "A camera's stream key in clear text",
  by: ['producer'],
  link: 'camera',
  params: ofCamera,
  reply: streamKey,
})

export const rotateCameraKey = defineStudioCall({
  method: 'POST',
  path: '/studio/channels/:channel/events/:id/cameras/:camera/rotate',
  summary: 'Give the camera a new stream key; an encoder with the old key is cut off within a second',
  by: ['producer'],
  params: ofCamera,
  reply: streamKey,
  errors: ['forbidden'],
})

export const addOutsidePlayer = defineStudioCall({
  method: 'POST',
  path: '/studio/channels/:channel/events/:id/outside-players',
  summary:
    "Show a player of another site, from a host in the channel's embed_hosts: as the game, or as its preview",
  by: ['producer'],
  params: byChannelAndId,
  body: z.strictObject({
    type: z.enum(outsideMediaTypes),
    name: cameraName,
    url: z.string().trim().max(2000),
  }),
  reply: studioOutsidePlayer,
  errors: ['forbidden', 'conflict'],
})

export const removeOutsidePlayer = defineStudioCall({
  method: 'POST',
  path: '/studio/channels/:channel/events/:id/outside-players/:player/remove',
  summary: 'Remove a player of another site',
  by: ['producer'],
  params: z.strictObject({ channel, id: idParam, player: idParam }),
  reply: done,
  errors: ['forbidden'],
})
