import { z } from 'zod'
import { defineCall } from '../call.ts'
import { clip } from '../entities/clip.ts'
import { id, idParam, listOf, paging } from '../scalars.ts'

const byId = z.strictObject({ id: idParam })

export const createClip = defineCall({
  method: 'POST',
  path: '/clip',
  summary: 'Cut a clip',
  needs: 'user',
  body: z.strictObject({
    event_id: id,
    event_media_id: id,
    name: z.string().trim().min(1).max(200),
    start_time: z.number().min(0),
    duration: z.number().positive(),
    tags: z.array(z.string().min(1).max(50)).min(1).max(20),
  }),
  reply: clip,
  errors: ['forbidden'],
  limit: 'clip',
})

export const listEventClips = defineCall({
  method: 'GET',
  path: '/clips/event/:id',
  summary: 'Public clips of an event, and one’s own',
  needs: 'key',
  params: byId,
  query: z.strictObject(paging),
  reply: listOf(clip),
})

export const getSharedClip = defineCall({
  method: 'GET',
  path: '/shared-clip',
  summary: 'A shared clip; the uuid is the secret',
  needs: 'key',
  query: z.strictObject({ id: idParam, uuid: z.uuid() }),
  reply: clip,
})

export const downloadClip = defineCall({
  method: 'GET',
  path: '/clip/download/:id',
  summary: 'A clip as a file',
  needs: 'user',
  params: byId,
  reply: z.null(),
  answers: 'file',
  errors: ['forbidden'],
})

export const listUserClips = defineCall({
  method: 'GET',
  path: '/clips/user',
  summary: "The user's own clips",
  needs: 'user',
  query: z.strictObject(paging),
  reply: listOf(clip),
})

export const deleteClip = defineCall({
  method: 'DELETE',
  path: '/clip/:id',
  summary: 'Delete a clip',
  needs: 'user',
  params: byId,
  reply: z.object({ success: z.literal(true) }),
})
