import { z } from 'zod'
import { defineCall } from '../call.ts'
import { idParam, language, listOf, paging } from '../scalars.ts'
import { vodMediaCategory, vodMediaItem, vodMediaRail } from './vod-entities.ts'

/** Of the texts in the answer. */
const spoken = { language: language.optional() }
const sorting = {
  sort_field: z.enum(['date', 'title']).optional(),
  sort_direction: z.enum(['asc', 'desc']).optional(),
}

export const listVodMediaItems = defineCall({
  method: 'GET',
  path: '/vod-media-items',
  summary: 'The on-demand library',
  needs: 'key',
  query: z.strictObject({ category_id: idParam.optional(), ...sorting, ...paging, ...spoken }),
  reply: listOf(vodMediaItem),
  shared: true,
})

export const getVodMediaItem = defineCall({
  method: 'GET',
  path: '/vod-media-items/:id',
  summary: 'One library item',
  needs: 'key',
  params: z.strictObject({ id: idParam }),
  query: z.strictObject(spoken),
  reply: vodMediaItem,
  shared: true,
})

export const listVodMediaCategories = defineCall({
  method: 'GET',
  path: '/vod-media-categories',
  summary: 'Categories of the library',
  needs: 'key',
  query: z.strictObject(spoken),
  reply: listOf(vodMediaCategory),
  shared: true,
})

export const searchVodMedia = defineCall({
  method: 'GET',
  path: '/vod-media/search',
  summary: 'Search the library; 10 items by date by default',
  needs: 'key',
  query: z.strictObject({ title: z.string().max(100).optional(), ...sorting, ...paging, ...spoken }),
  reply: listOf(vodMediaItem),
  limit: 'search',
  limitedBy: 'title',
  shared: true,
})

export const listVodMediaRails = defineCall({
  method: 'GET',
  path: '/vod-media-rails',
  summary: 'Rails of the library',
  needs: 'key',
  query: z.strictObject(spoken),
  reply: listOf(vodMediaRail),
  shared: true,
})
