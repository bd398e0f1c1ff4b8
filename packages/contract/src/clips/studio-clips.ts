import { z } from 'zod'
import { defineStudioCall } from '../call.ts'
import { clipModerations } from '../constants.ts'
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
} from '../scalars.ts'
import { clipFilters } from '../studio-constants.ts'
import { studioClip } from './studio-clip-entities.ts'

const removed = z.object({ removed: z.int() })

export const listStudioClips = defineStudioCall({
  method: 'GET',
  path: '/studio/channels/:channel/clips',
  summary: 'Clips as they arrive, newest first; each list also says how many wait for an operator',
  by: ['producer', 'helpdesk'],
  params: ofChannel,
  query: z.strictObject({
    show: z.enum(clipFilters).optional(),
    user_id: idParam.optional(),
    event_id: idParam.optional(),
    ...paging,
    language: language.optional(),
  }),
  reply: listOf(studioClip).extend({ waiting: z.int(), reported: z.int() }),
})

export const cutLast = defineStudioCall({
  method: 'POST',
  path: '/studio/channels/:channel/events/:id/cameras/:camera/clip',
  summary:
    'Cut a clip of the last seconds that a camera sent to viewers. It waits for a verdict like those of viewers',
  by: ['producer'],
  params: z.strictObject({ channel, id: idParam, camera: idParam }),
  body: z.strictObject({
    seconds: z.int().min(5).max(60),
    /** The same one again is the same clip. */
    idempotency_key: z.uuid(),
  }),
  reply: z.object({ id }),
  errors: ['forbidden', 'nothing_to_play'],
})

export const startStudioClipPlayback = defineStudioCall({
  method: 'POST',
  path: '/studio/channels/:channel/clips/:id/playback',
  summary: 'Watch a clip, even if viewers cannot see it',
  by: ['producer', 'helpdesk'],
  params: byChannelAndId,
  reply: z.object({ url: z.string(), from_seconds: z.number(), to_seconds: z.number() }),
  errors: ['nothing_to_play'],
})

export const judgeClip = defineStudioCall({
  method: 'POST',
  path: '/studio/channels/:channel/clips/:id/verdict',
  summary:
    'Approve a clip or show it again, which answers its reports; hide it from everybody; or put it back among those that wait. A conflict if its owner has changed it since',
  by: ['producer'],
  params: byChannelAndId,
  body: z.strictObject({
    verdict: z.enum(clipModerations),
    /** What was seen. */
    cut: z.int(),
    name: z.string(),
  }),
  reply: done,
  errors: ['forbidden', 'conflict'],
})

export const removeStudioClip = defineStudioCall({
  method: 'POST',
  path: '/studio/channels/:channel/clips/:id/remove',
  summary: 'Delete a clip with its files and their copies',
  by: ['producer'],
  params: byChannelAndId,
  reply: done,
  errors: ['forbidden'],
})

export const removeUserClips = defineStudioCall({
  method: 'POST',
  path: '/studio/channels/:channel/users/:id/clips/remove',
  summary: 'Delete all clips of a viewer',
  by: ['producer', 'helpdesk'],
  params: byChannelAndId,
  reply: removed,
  errors: ['forbidden'],
})

export const removeEventClips = defineStudioCall({
  method: 'POST',
  path: '/studio/channels/:channel/events/:id/clips/remove',
  summary: 'Delete all clips of an event',
  by: ['producer'],
  params: byChannelAndId,
  reply: removed,
  errors: ['forbidden'],
})

export const banFromClips = defineStudioCall({
  method: 'POST',
  path: '/studio/channels/:channel/users/:id/clip-ban',
  summary: 'Allow or forbid a viewer to cut, publish and share clips; existing clips stay as they are',
  by: ['producer', 'helpdesk'],
  params: byChannelAndId,
  body: z.strictObject({ is_banned: z.boolean() }),
  reply: done,
  errors: ['forbidden'],
})
