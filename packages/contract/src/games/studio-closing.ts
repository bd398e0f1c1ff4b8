import { z } from 'zod'
import { defineCall } from '../call.ts'
import { id, idParam, interfaceLanguage, language } from '../scalars.ts'
import { closing } from './closing-entities.ts'

const channel = z.string().min(1).max(100)
const ofEvent = z.strictObject({ channel, id: idParam })
const done = z.object({ success: z.literal(true) })

export const getClosing = defineCall({
  method: 'GET',
  path: '/studio/channels/:channel/events/:id/closing',
  summary: 'A game after the night: the check of its replay, money, viewers, problems and notes',
  needs: 'operator',
  by: ['producer', 'finance'],
  params: ofEvent,
  query: z.strictObject({ language: language.optional() }),
  reply: closing,
})

export const closeGame = defineCall({
  method: 'POST',
  path: '/studio/channels/:channel/events/:id/close',
  summary: 'Close the night; operators who want the summary get it by mail, once',
  needs: 'operator',
  by: ['producer'],
  params: ofEvent,
  reply: done,
  errors: ['forbidden', 'conflict'],
})

export const reopenGame = defineCall({
  method: 'POST',
  path: '/studio/channels/:channel/events/:id/reopen',
  summary: 'Reopen the night',
  needs: 'operator',
  by: ['producer'],
  params: ofEvent,
  reply: done,
  errors: ['forbidden'],
})

export const addGameNote = defineCall({
  method: 'POST',
  path: '/studio/channels/:channel/events/:id/notes',
  summary: 'Add a note about the evening, for operators; notes cannot be deleted',
  needs: 'operator',
  by: ['producer'],
  params: ofEvent,
  body: z.strictObject({ text: z.string().trim().min(1).max(2000) }),
  reply: z.object({ id }),
  errors: ['forbidden', 'conflict'],
})

export const choosePoster = defineCall({
  method: 'POST',
  path: '/studio/channels/:channel/events/:id/replays/:video/poster',
  summary: 'Use the picture at this time of a replay as its poster; it appears a moment later',
  needs: 'operator',
  by: ['producer'],
  params: z.strictObject({ channel, id: idParam, video: idParam }),
  body: z.strictObject({ at_ms: z.int().min(0).max(86_400_000) }),
  reply: done,
  limit: 'content_picture',
  errors: ['forbidden', 'conflict'],
})

export const addGameToLibrary = defineCall({
  method: 'POST',
  path: '/studio/channels/:channel/events/:id/replays/:video/library',
  summary:
    'Add this replay to the library, with the name and day of its game; an existing item is returned again',
  needs: 'operator',
  by: ['producer'],
  params: z.strictObject({ channel, id: idParam, video: idParam }),
  reply: z.object({ id }),
  errors: ['forbidden', 'conflict'],
})

export const setClosingMail = defineCall({
  method: 'POST',
  path: '/studio/channels/:channel/closing-mail',
  summary: 'Turn the mail about closed nights on or off for oneself',
  needs: 'operator',
  by: ['producer'],
  params: z.strictObject({ channel }),
  body: z.strictObject({ language: interfaceLanguage.nullable() }),
  reply: done,
  errors: ['forbidden'],
})
