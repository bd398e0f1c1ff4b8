import { z } from 'zod'
import { defineStudioCall } from '../call.ts'
import {
  byChannelAndId,
  channel,
  done,
  id,
  idParam,
  interfaceLanguage,
  language,
  ofChannel,
} from '../scalars.ts'
import { closing } from './closing-entities.ts'

export const getClosing = defineStudioCall({
  method: 'GET',
  path: '/studio/channels/:channel/events/:id/closing',
  summary: 'A game after the night: the check of its replay, money, viewers, problems and notes',
  by: ['producer', 'finance'],
  params: byChannelAndId,
  query: z.strictObject({ language: language.optional() }),
  reply: closing,
})

export const closeGame = defineStudioCall({
  method: 'POST',
  path: '/studio/channels/:channel/events/:id/close',
  summary: 'Close the night; operators who want the summary get it by mail, once',
  by: ['producer'],
  params: byChannelAndId,
  reply: done,
  errors: ['forbidden', 'conflict'],
})

export const reopenGame = defineStudioCall({
  method: 'POST',
  path: '/studio/channels/:channel/events/:id/reopen',
  summary: 'Reopen the night',
  by: ['producer'],
  params: byChannelAndId,
  reply: done,
  errors: ['forbidden'],
})

export const addGameNote = defineStudioCall({
  method: 'POST',
  path: '/studio/channels/:channel/events/:id/notes',
  summary: 'Add a note about the evening, for operators; notes cannot be deleted',
  by: ['producer'],
  params: byChannelAndId,
  body: z.strictObject({ text: z.string().trim().min(1).max(2000) }),
  reply: z.object({ id }),
  errors: ['forbidden', 'conflict'],
})

export const choosePoster = defineStudioCall({
  method: 'POST',
  path: '/studio/channels/:channel/events/:id/replays/:video/poster',
  summary: 'Use the picture at this time of a replay as its poster; it appears a moment later',
  by: ['producer'],
  params: z.strictObject({ channel, id: idParam, video: idParam }),
  body: z.strictObject({ at_ms: z.int().min(0).max(86_400_000) }),
  reply: done,
  limit: 'content_picture',
  errors: ['forbidden', 'conflict'],
})

export const setKickOff = defineStudioCall({
  method: 'POST',
  path: '/studio/channels/:channel/events/:id/replays/:video/kick-off',
  summary:
    'Say where the game begins in a replay that came as a file, so that scores and moments follow its picture; null: nobody knows',
  by: ['producer'],
  params: z.strictObject({ channel, id: idParam, video: idParam }),
  body: z.strictObject({ at_ms: z.int().min(0).max(86_400_000).nullable() }),
  reply: done,
  errors: ['forbidden', 'conflict'],
})

export const addGameToLibrary = defineStudioCall({
  method: 'POST',
  path: '/studio/channels/:channel/events/:id/replays/:video/library',
  summary:
    'Add this replay to the library, with the name and day of its game; an existing item is returned again',
  by: ['producer'],
  params: z.strictObject({ channel, id: idParam, video: idParam }),
  reply: z.object({ id }),
  errors: ['forbidden', 'conflict'],
})

export const setClosingMail = defineStudioCall({
  method: 'POST',
  path: '/studio/channels/:channel/closing-mail',
  summary: 'Turn the mail about closed nights on or off for oneself',
  by: ['producer'],
  personal: true,
  params: ofChannel,
  body: z.strictObject({ language: interfaceLanguage.nullable() }),
  reply: done,
  errors: ['forbidden'],
})
