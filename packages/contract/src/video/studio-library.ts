import { z } from 'zod'
import { defineStudioCall } from '../call.ts'
import { language } from '../scalars.ts'
import { studioLibraryItem, studioPreroll, studioSlide } from '../studio-entities.ts'

const params = z.strictObject({ channel: z.string().min(1).max(100) })

export const listLibrary = defineStudioCall({
  method: 'GET',
  path: '/studio/channels/:channel/library',
  summary: 'The items of the on-demand library and their videos, the prerolls and the video slides',
  by: ['producer', 'editor'],
  params,
  query: z.strictObject({ language: language.optional() }),
  reply: z.object({
    items: z.array(studioLibraryItem),
    prerolls: z.array(studioPreroll),
    slides: z.array(studioSlide),
  }),
})
