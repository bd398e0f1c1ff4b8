import { z } from 'zod'
import { defineCall } from '../call.ts'
import { idParam, language, listOf, paging } from '../scalars.ts'
import { clipFilters } from '../studio-constants.ts'
import { studioClip } from './studio-clip-entities.ts'

const channel = z.string().min(1).max(100)
const byId = z.strictObject({ channel, id: idParam })
const removed = z.object({ removed: z.int() })

export const listStudioClips = defineCall({
  method: 'GET',
  path: '/studio/channels/:channel/clips',
  summary: 'Clips as they arrive, newest first; each list also says how many wait for an operator',
  needs: 'operator',
  by: ['producer', 'helpdesk'],
  params: z.strictObject({ channel }),
  query: z.strictObject({
    show: z.enum(clipFilters).optional(),
    user_id: idParam.optional(),
    event_id: idParam.optional(),
    ...paging,
    language: language.optional(),
  }),
  reply: listOf(studioClip).extend({ waiting: z.int(), reported: z.int() }),
})

export const startStudioClipPlayback = defineCall({
  method: 'POST',
  path: '/studio/channels/:channel/clips/:id/playback',
  summary: 'Watch a clip, even if viewers cannot see it',
  needs: 'operator',
  by: ['producer', 'helpdesk'],
  params: byId,
  reply: z.object({ url: z.string(), from_seconds: z.number(), to_seconds: z.number() }),
  errors: ['nothing_to_play'],
})

export const judgeClip = defineCall({
  method: 'POST',
  path: '/studio/channels/:channel/clips/:id/verdict',
  summary:
    'Approve a clip or show it again, which answers its reports; or hide it from everybody. A conflict if its owner has changed it since',
  needs: 'operator',
  by: ['producer'],
  params: byId,
  body: z.strictObject({
    verdict: z.enum(['approved', 'hidden']),
    /** What was seen. */
    cut: z.int(),
    name: z.string(),
  }),
  reply: z.object({ success: z.literal(true) }),
  errors: ['forbidden', 'conflict'],
})

export const removeStudioClip = defineCall({
  method: 'POST',
  path: '/studio/channels/:channel/clips/:id/remove',
  summary: 'Delete a clip with its files and their copies',
  needs: 'operator',
  by: ['producer'],
  params: byId,
  reply: z.object({ success: z.literal(true) }),
  errors: ['forbidden'],
})

export const removeUserClips = defineCall({
  method: 'POST',
  path: '/studio/channels/:channel/users/:id/clips/remove',
  summary: 'Delete all clips of a viewer',
  needs: 'operator',
  by: ['producer', 'helpdesk'],
  params: byId,
  reply: removed,
  errors: ['forbidden'],
})

export const removeEventClips = defineCall({
  method: 'POST',
  path: '/studio/channels/:channel/events/:id/clips/remove',
  summary: 'Delete all clips of an event',
  needs: 'operator',
  by: ['producer'],
  params: byId,
  reply: removed,
  errors: ['forbidden'],
})

export const banFromClips = defineCall({
  method: 'POST',
  path: '/studio/channels/:channel/users/:id/clip-ban',
  summary: 'Allow or forbid a viewer to cut, publish and share clips; existing clips stay as they are',
  needs: 'operator',
  by: ['producer', 'helpdesk'],
  params: byId,
  body: z.strictObject({ is_banned: z.boolean() }),
  reply: z.object({ success: z.literal(true) }),
  errors: ['forbidden'],
})
