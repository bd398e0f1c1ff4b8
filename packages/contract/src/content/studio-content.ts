import { z } from 'zod'
import { defineCall } from '../call.ts'
import { id, idParam, language } from '../scalars.ts'
import { contentFieldNames, contentKinds, pictureParts, pictureProblems } from '../studio-constants.ts'
import {
  contentItem,
  contentList,
  contentOverview,
  contentProblem,
  contentValue,
} from './content-entities.ts'

const channel = z.string().min(1).max(100)
const ofChannel = z.strictObject({ channel })
const ofKind = z.strictObject({ channel, kind: z.enum(contentKinds) })
const key = z.string().min(1).max(200)
const version = z.string().max(100)
const done = z.object({ success: z.literal(true) })
/** Who may change which kinds is a rule (`may-change-content`); these have to do with any of them. */
const by = ['editor', 'producer', 'finance'] as const

export const getContent = defineCall({
  method: 'GET',
  path: '/studio/channels/:channel/content',
  summary: 'What a channel is made of, its draft with what is wrong with it, and what was published before',
  needs: 'operator',
  by,
  params: ofChannel,
  query: z.strictObject({ language: language.optional() }),
  reply: contentOverview,
})

export const listContent = defineCall({
  method: 'GET',
  path: '/studio/channels/:channel/content/:kind',
  summary: 'All things of a kind as the draft has them, with the form that changes them',
  needs: 'operator',
  by,
  params: ofKind,
  query: z.strictObject({ language: language.optional() }),
  reply: contentList,
})

export const keepContent = defineCall({
  method: 'POST',
  path: '/studio/channels/:channel/content/:kind/keep',
  summary: 'Keep a thing in the draft, right or wrong; visitors see nothing of it yet',
  needs: 'operator',
  by,
  params: ofKind,
  /** Without `key` it is a new one. `version` is that of the changed item. */
  body: z.strictObject({ key: key.nullable(), version: version.nullable(), value: contentValue }),
  bodyBytes: 256 * 1024,
  /** `theirs`: somebody else changed it meanwhile, and nothing was kept. */
  reply: z.object({ key: z.string(), theirs: contentItem.nullable() }),
  errors: ['forbidden', 'conflict'],
})

export const previewContent = defineCall({
  method: 'POST',
  path: '/studio/channels/:channel/content/:kind/preview',
  summary:
    'A page of the channel as the draft has it, with this thing as it is typed; for a few minutes, for who has the address',
  needs: 'operator',
  by,
  params: ofKind,
  body: z.strictObject({ key: key.nullable(), value: contentValue }),
  bodyBytes: 256 * 1024,
  /** `token` opens any page of the channel, as `?preview=`; null: see `problems`. */
  reply: z.object({ token: z.string().nullable(), problems: z.array(contentProblem) }),
  limit: 'content_preview',
  errors: ['forbidden'],
})

export const removeContent = defineCall({
  method: 'POST',
  path: '/studio/channels/:channel/content/:kind/remove',
  summary: 'Take a thing out of the draft; what orders or games need is retired when it is published',
  needs: 'operator',
  by,
  params: ofKind,
  body: z.strictObject({ key, version }),
  reply: z.object({ key: z.string(), theirs: contentItem.nullable() }),
  errors: ['forbidden'],
})

export const undoContent = defineCall({
  method: 'POST',
  path: '/studio/channels/:channel/content/:kind/undo',
  summary: 'Forget what the draft says of a thing, or without `key` of the order of the kind',
  needs: 'operator',
  by,
  params: ofKind,
  body: z.strictObject({ key: key.nullable() }),
  reply: done,
  errors: ['forbidden'],
})

export const orderContent = defineCall({
  method: 'POST',
  path: '/studio/channels/:channel/content/:kind/order',
  summary: 'Put the things of a kind in another order',
  needs: 'operator',
  by,
  params: ofKind,
  body: z.strictObject({ keys: z.array(key).max(2_000) }),
  bodyBytes: 256 * 1024,
  reply: done,
  errors: ['forbidden', 'conflict'],
})

export const addContentPicture = defineCall({
  method: 'POST',
  path: '/studio/channels/:channel/content/:kind/picture',
  summary: 'A picture for a field of the draft, cut to the shape of its place; nobody is shown it yet',
  needs: 'operator',
  by,
  params: ofKind,
  /** `data` is a PNG, JPEG or WebP file in base64. */
  body: z.strictObject({
    field: z.enum(contentFieldNames),
    part: z.enum(pictureParts),
    data: z.base64().min(1),
  }),
  bodyBytes: 12 * 1024 * 1024,
  reply: z.object({
    picture: z.object({ path: z.string(), url: z.string() }).nullable(),
    problem: z.enum(pictureProblems).nullable(),
  }),
  limit: 'content_picture',
  errors: ['forbidden'],
})

export const publishContent = defineCall({
  method: 'POST',
  path: '/studio/channels/:channel/content-revisions',
  summary: 'Publish the whole draft in one step, as it was looked at',
  needs: 'operator',
  by,
  params: ofChannel,
  body: z.strictObject({ version }),
  reply: z.object({ id }),
  errors: ['forbidden', 'conflict'],
})

export const takeBackContent = defineCall({
  method: 'POST',
  path: '/studio/channels/:channel/content-revisions/:id/take-back',
  summary: 'Take back what was published last; it becomes a draft again',
  needs: 'operator',
  by,
  params: z.strictObject({ channel, id: idParam }),
  reply: done,
  errors: ['forbidden', 'conflict'],
})
