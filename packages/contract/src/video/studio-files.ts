import { z } from 'zod'
import { defineStudioCall } from '../call.ts'
import { channel, done, idParam, language } from '../scalars.ts'
import { fileOwners, maxCaptionsBytes } from '../studio-constants.ts'
import { studioCaptions, studioFile } from '../studio-entities.ts'

const ofOwner = z.strictObject({ channel, owner: z.enum(fileOwners), id: idParam })
const ofFile = z.strictObject({ ...ofOwner.shape, file: idParam })

export const listFiles = defineStudioCall({
  method: 'GET',
  path: '/studio/channels/:channel/videos/:owner/:id',
  summary:
    'The files that are, or will become, videos of an event, a library item, a preroll or a slide; they are uploaded by tus to `…/uploads`',
  by: ['producer', 'editor'],
  params: ofOwner,
  reply: z.object({
    items: z.array(studioFile),
    /** Larger files are refused. */
    max_upload_bytes: z.int(),
  }),
})

export const removeFile = defineStudioCall({
  method: 'POST',
  path: '/studio/channels/:channel/videos/:owner/:id/:file/remove',
  summary: 'Remove a video with all its files, or stop the work on a file',
  by: ['producer', 'editor'],
  params: ofFile,
  reply: done,
  errors: ['forbidden'],
})

export const addCaptions = defineStudioCall({
  method: 'POST',
  path: '/studio/channels/:channel/videos/:owner/:id/:file/captions',
  summary: 'Captions in one language, as WebVTT; they replace earlier captions in that language',
  by: ['producer', 'editor'],
  params: ofFile,
  body: z.strictObject({
    language,
    name: z.string().trim().min(1).max(60),
    content: z.string().min(1).max(maxCaptionsBytes),
  }),
  bodyBytes: maxCaptionsBytes * 2,
  reply: studioCaptions,
  errors: ['forbidden', 'conflict'],
})

export const removeCaptions = defineStudioCall({
  method: 'POST',
  path: '/studio/channels/:channel/videos/:owner/:id/:file/captions/:caption/remove',
  summary: 'Remove captions',
  by: ['producer', 'editor'],
  params: z.strictObject({ ...ofFile.shape, caption: idParam }),
  reply: done,
  errors: ['forbidden'],
})
