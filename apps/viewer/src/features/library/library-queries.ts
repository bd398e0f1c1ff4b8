import type { ApiClient } from '@grandstand/api-client'
import { wireCalls } from '@grandstand/contract/wire'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'

const freshMs = 300_000

export function libraryRailsQuery(client: ApiClient, language: string) {
  return queryOptions({
    queryKey: ['vod', 'rails', language],
    queryFn: async ({ signal }) =>
      (await client.send(wireCalls.listVodMediaRails, { query: { language } }, { signal })).items,
    staleTime: freshMs,
  })
}

export function libraryCategoriesQuery(client: ApiClient, language: string) {
  return queryOptions({
    queryKey: ['vod', 'categories', language],
    queryFn: async ({ signal }) =>
      (await client.send(wireCalls.listVodMediaCategories, { query: { language } }, { signal })).items,
    staleTime: freshMs,
  })
}

export function libraryItemsQuery(client: ApiClient, language: string, categoryId: string) {
  return queryOptions({
    queryKey: ['vod', 'items', language, categoryId],
    queryFn: ({ signal }) =>
      client.send(
        wireCalls.listVodMediaItems,
        { query: { category_id: categoryId, limit: '60', language } },
        { signal },
      ),
    placeholderData: keepPreviousData,
    staleTime: freshMs,
  })
}

const searchLimit = 10

export function librarySearchQuery(client: ApiClient, language: string, title: string) {
  return queryOptions({
    queryKey: ['vod', 'search', language, title],
    queryFn: ({ signal }) =>
      client.send(
        wireCalls.searchVodMedia,
        { query: { title, limit: String(searchLimit), offset: '0', sort_field: 'date', language } },
        { signal },
      ),
    placeholderData: keepPreviousData,
    staleTime: freshMs,
  })
}

export function libraryItemQuery(client: ApiClient, language: string, id: string) {
  return queryOptions({
    queryKey: ['vod', 'item', language, id],
    queryFn: ({ signal }) =>
      client.send(wireCalls.getVodMediaItem, { params: { id }, query: { language } }, { signal }),
    staleTime: freshMs,
  })
}
