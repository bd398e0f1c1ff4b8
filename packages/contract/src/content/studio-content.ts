import { z } from 'zod'
import { defineStudioCall } from '../call.ts'
import { byChannelAndId, channel, done, id, language, ofChannel } from '../scalars.ts'
import { contentFieldNames, contentKinds, pictureParts, pictureProblems } from '../studio-constants.ts'
import {
  contentItem,
  contentList,
  contentOverview,
  contentProblem,
  contentValue,
} from './content-entities.ts'

const ofKind = z.strictObject({ channel, kind: z.enum(contentKinds) })
const key = z.string().min(1).max(200)
const version = z.string().max(100)
/** Who may change a kind is in its declaration on the server; these calls have to do with any of them. */
const by = ['editor', 'producer', 'finance'] as const

export const getContent = defineStudioCall({
  method: 'GET',
  path: '/studio/channels/:channel/content',
  summary: 'The content of a channel, its draft with its problems, and earlier publications',
  by,
  params: ofChannel,
  query: z.strictObject({ language: language.optional() }),
  reply: contentOverview,
})

export const listContent = defineStudioCall({
  method: 'GET',
  path: '/studio/channels/:channel/content/:kind',
  summary: 'All items of a kind as in the draft, with the form that changes them',
  by,
  params: ofKind,
  query: z.strictObject({ language: language.optional() }),
  reply: contentList,
})

export const keepContent = defineStudioCall({
  method: 'POST',
  path: '/studio/channels/:channel/content/:kind/keep',
  summary: 'Save an item to the draft, valid or not; visitors do not see it yet',
  by,
  params: ofKind,
  /** Without `key` it is a new one. `version` is that of the changed item. */
  body: z.strictObject({ key: key.nullable(), version: version.nullable(), value: contentValue }),
  bodyBytes: 256 * 1024,
  /** `theirs`: somebody else changed it meanwhile, and nothing was kept. */
  reply: z.object({ key: z.string(), theirs: contentItem.nullable() }),
  errors: ['forbidden', 'conflict'],
})

export const previewContent = defineStudioCall({
  method: 'POST',
  path: '/studio/channels/:channel/content/:kind/preview',
  summary:
    'A page of the channel as in the draft, with this item as typed; for a few minutes, for this operator alone',
  by,
  params: ofKind,
  body: z.strictObject({ key: key.nullable(), value: contentValue }),
  bodyBytes: 256 * 1024,
  /** `token` opens any page of the channel, as `?preview=`; null: see `problems`. */
  reply: z.object({ token: z.string().nullable(), problems: z.array(contentProblem) }),
  limit: 'content_preview',
  errors: ['forbidden'],
})

export const removeContent = defineStudioCall({
  method: 'POST',
  path: '/studio/channels/:channel/content/:kind/remove',
  summary: 'Remove an item from the draft; if orders or games need it, publishing retires it',
  by,
  params: ofKind,
  body: z.strictObject({ key, version }),
  reply: z.object({ key: z.string(), theirs: contentItem.nullable() }),
  errors: ['forbidden'],
})

export const undoContent = defineStudioCall({
  method: 'POST',
  path: '/studio/channels/:channel/content/:kind/undo',
  summary: 'Discard the draft of an item, or without `key` the draft order of the kind',
  by,
  params: ofKind,
  body: z.strictObject({ key: key.nullable() }),
  reply: done,
  errors: ['forbidden'],
})

export const orderContent = defineStudioCall({
  method: 'POST',
  path: '/studio/channels/:channel/content/:kind/order',
  summary: 'Reorder the items of a kind',
  by,
  params: ofKind,
  body: z.strictObject({ keys: z.array(key).max(2_000) }),
  bodyBytes: 256 * 1024,
  reply: done,
  errors: ['forbidden', 'conflict'],
})

export const addContentPicture = defineStudioCall({
  method: 'POST',
  path: '/studio/channels/:channel/content/:kind/picture',
  summary: 'Upload a picture for a field of the draft, cropped to its place; visitors do not see it yet',
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

export const addFilmSlide = defineStudioCall({
  method: 'POST',
  path: '/studio/channels/:channel/film-slides',
  summary:
    'Create a hidden slide that a film is uploaded for: it is there at once, and the draft stays as it is',
  by: ['editor'],
  params: ofChannel,
  body: z.strictObject({
    title: z.string().trim().min(1).max(100),
    /** The path of an uploaded picture, which shows until the film plays. */
    picture: z.string().max(200).nullable(),
  }),
  /** Of the slide, as its uploads name it. */
  reply: z.object({ id }),
  errors: ['forbidden', 'conflict'],
})

export const publishContent = defineStudioCall({
  method: 'POST',
  path: '/studio/channels/:channel/content-revisions',
  summary: 'Publish the whole draft in one step, as it was reviewed',
  by,
  params: ofChannel,
  body: z.strictObject({ version }),
  reply: z.object({ id }),
  errors: ['forbidden', 'conflict'],
})

export const addToRoster = defineStudioCall({
  method: 'POST',
  path: '/studio/channels/:channel/roster',
  summary:
    'Create a venue or a team that a game needs now: it is there at once, and the draft stays as it is',
  by: ['producer', 'editor'],
  personal: true,
  params: ofChannel,
  body: z.discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('venue'),
      name: z.string().trim().min(1).max(100),
      /** Null: that of the channel. */
      time_zone: z.string().max(60).nullable().default(null),
    }),
    /** Of the school that is called so, or else of a new one. */
    z.strictObject({ kind: z.literal('team'), name: z.string().trim().min(1).max(100), sport_id: id }),
  ]),
  reply: z.object({ id }),
  errors: ['forbidden', 'conflict'],
})

export const getEmbedSites = defineStudioCall({
  method: 'GET',
  path: '/studio/channels/:channel/embed-sites',
  summary: 'Which sites may show the players of the channel, and the address that its players are at',
  by: ['producer', 'editor'],
  params: ofChannel,
  reply: z.object({ origin: z.string(), sites: z.array(z.string()) }),
})

export const allowEmbedSite = defineStudioCall({
  method: 'POST',
  path: '/studio/channels/:channel/embed-sites',
  summary: 'Let a site show the players of the channel, from now on; the draft stays as it is',
  by: ['producer', 'editor'],
  params: ofChannel,
  body: z.strictObject({ site: z.string().trim().max(200) }),
  reply: z.object({ sites: z.array(z.string()) }),
  errors: ['forbidden'],
})

export const takeBackContent = defineStudioCall({
  method: 'POST',
  path: '/studio/channels/:channel/content-revisions/:id/take-back',
  summary: 'Undo the last publication; it becomes a draft again',
  by,
  params: byChannelAndId,
  reply: done,
  errors: ['forbidden', 'conflict'],
})

export const discardContent = defineStudioCall({
  method: 'POST',
  path: '/studio/channels/:channel/content-draft/discard',
  summary: 'Discard the whole draft; visitors see no difference',
  by,
  params: ofChannel,
  reply: done,
  errors: ['forbidden'],
})

export const removeContentLanguage = defineStudioCall({
  method: 'POST',
  path: '/studio/channels/:channel/content-languages/remove',
  summary:
    'Take a language and all texts in it out of the draft; with `only_count` only say how many items have some',
  by: ['owner'],
  params: ofChannel,
  body: z.strictObject({ language, only_count: z.boolean() }),
  reply: z.object({ items: z.int() }),
  errors: ['forbidden', 'conflict'],
})
