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
  summary: 'A game after the night: its replay looked through, money, viewers, problems and notes',
  needs: 'operator',
  by: ['producer', 'finance'],
  params: ofEvent,
  query: z.strictObject({ language: language.optional() }),
  reply: closing,
})

export const closeGame = defineCall({
  method: 'POST',
  path: '/studio/channels/:channel/events/:id/close',
  summary: 'Say that the night is done; who wants it is mailed what it came to, once',
  needs: 'operator',
  by: ['producer'],
  params: ofEvent,
  reply: done,
  errors: ['forbidden', 'conflict'],
})

export const reopenGame = defineCall({
  method: 'POST',
  path: '/studio/channels/:channel/events/:id/reopen',
  summary: 'Say that there is something left to do after all',
  needs: 'operator',
  by: ['producer'],
  params: ofEvent,
  reply: done,
  errors: ['forbidden'],
})

export const addGameNote = defineCall({
  method: 'POST',
  path: '/studio/channels/:channel/events/:id/notes',
  summary: 'Write down something about the evening, for operators; notes are kept',
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
  summary: 'Have the picture at this time of a replay stand for it; it is there a moment later',
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
    'An item of the library that shows this replay, with the name and day of its game; one that is there already is given again',
  needs: 'operator',
  by: ['producer'],
  params: z.strictObject({ channel, id: idParam, video: idParam }),
  reply: z.object({ id }),
  errors: ['forbidden', 'conflict'],
})

export const setClosingMail = defineCall({
  method: 'POST',
  path: '/studio/channels/:channel/closing-mail',
  summary: 'Have the nights that are closed mailed to oneself, or no longer',
  needs: 'operator',
  by: ['producer'],
  params: z.strictObject({ channel }),
  body: z.strictObject({ language: interfaceLanguage.nullable() }),
  reply: done,
  errors: ['forbidden'],
})
