import { z } from 'zod'
import { defineCall } from '../call.ts'
import { idParam, language } from '../scalars.ts'
import { maxCaptionsBytes } from './constants.ts'
import { studioCaptions, studioReplay } from './entities.ts'

const channel = z.string().min(1).max(100)
const ofEvent = z.strictObject({ channel, id: idParam })
const ofReplay = z.strictObject({ channel, id: idParam, replay: idParam })
const done = z.object({ success: z.literal(true) })

export const listReplays = defineCall({
  method: 'GET',
  path: '/studio/channels/:channel/events/:id/replays',
  summary: 'The files that are, or are to be, replays of an event; they are sent by tus to `…/uploads`',
  needs: 'operator',
  params: ofEvent,
  reply: z.object({
    items: z.array(studioReplay),
    /** Larger files are refused. */
    max_upload_bytes: z.int(),
  }),
})

export const removeReplay = defineCall({
  method: 'POST',
  path: '/studio/channels/:channel/events/:id/replays/:replay/remove',
  summary: 'Take a replay away with all that was made of it, or stop the work on a file',
  needs: 'operator',
  params: ofReplay,
  reply: done,
  errors: ['forbidden'],
})

export const addCaptions = defineCall({
  method: 'POST',
  path: '/studio/channels/:channel/events/:id/replays/:replay/captions',
  summary: 'Captions in one language, as WebVTT; they take the place of what the language had',
  needs: 'operator',
  params: ofReplay,
  body: z.strictObject({
    language,
    name: z.string().trim().min(1).max(60),
    content: z.string().min(1).max(maxCaptionsBytes),
  }),
  bodyBytes: maxCaptionsBytes * 2,
  reply: studioCaptions,
  errors: ['forbidden', 'conflict'],
})

export const removeCaptions = defineCall({
  method: 'POST',
  path: '/studio/channels/:channel/events/:id/replays/:replay/captions/:caption/remove',
  summary: 'Take captions away',
  needs: 'operator',
  params: z.strictObject({ ...ofReplay.shape, caption: idParam }),
  reply: done,
  errors: ['forbidden'],
})
