import type { ApiClient } from '@grandstand/api-client'
import type { Clip, calls, Reply } from '@grandstand/contract'
import { wireCalls } from '@grandstand/contract/wire'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'

const freshMs = 60_000
const pageLength = 24
/** A page without a stream must ask how far a file is. */
const unfinishedMs = 5_000

const isOpen = (status: Clip['status'] | undefined) => status === 'queued' || status === 'processing'
const isUnfinished = ({ status, vertical }: Clip) => isOpen(status) || isOpen(vertical?.status)

interface ClipPage {
  items: Clip[]
  offset: number
  total: number
}

const listing = {
  initialPageParam: 0,
  getNextPageParam: ({ items, offset, total }: ClipPage) =>
    items.length > 0 && offset + items.length < total ? offset + items.length : null,
  staleTime: freshMs,
}

const pageOf = (offset: number) => ({ limit: String(pageLength), offset: String(offset) })

const askUnfinished = (pages: readonly ClipPage[] | undefined) =>
  pages?.some(({ items }) => items.some(isUnfinished)) ? unfinishedMs : false

export function userClipsQuery(client: ApiClient, language: string) {
  return infiniteQueryOptions({
    ...listing,
    queryKey: ['clips', 'user', language],
    queryFn: ({ signal, pageParam }) =>
      client.send(wireCalls.listUserClips, { query: { ...pageOf(pageParam), language } }, { signal }),
    refetchInterval: ({ state }) => askUnfinished(state.data?.pages),
  })
}

export function eventClipsQuery(client: ApiClient, language: string, eventId: number) {
  return infiniteQueryOptions({
    ...listing,
    queryKey: ['clips', 'event', language, eventId],
    queryFn: ({ signal, pageParam }) =>
      client.send(
        wireCalls.listEventClips,
        { params: { id: String(eventId) }, query: { ...pageOf(pageParam), language } },
        { signal },
      ),
    refetchInterval: ({ state }) => askUnfinished(state.data?.pages),
  })
}

export interface MomentsAsked {
  event_category_id?: string
  participant_id?: string
  tag?: string
}

export function momentsQuery(client: ApiClient, language: string, asked: MomentsAsked) {
  return infiniteQueryOptions({
    ...listing,
    queryKey: ['clips', 'moments', language, asked],
    queryFn: ({ signal, pageParam }) =>
      client.send(wireCalls.listMoments, { query: { ...asked, ...pageOf(pageParam), language } }, { signal }),
    placeholderData: keepPreviousData,
  })
}

export function clipQuery(client: ApiClient, language: string, id: string) {
  return queryOptions({
    queryKey: ['clips', 'one', language, id],
    queryFn: ({ signal }) =>
      client.send(wireCalls.getClip, { params: { id }, query: { language } }, { signal }),
    staleTime: freshMs,
    refetchInterval: ({ state }) => (state.data && isUnfinished(state.data) ? unfinishedMs : false),
  })
}

/** Asked for each time it is opened: its owner may have taken it back. */
export function sharedClipQuery(client: ApiClient, language: string, id: string, uuid: string) {
  return queryOptions({
    queryKey: ['clips', 'shared', language, id, uuid],
    queryFn: ({ signal }) =>
      client.send(wireCalls.getSharedClip, { query: { id, uuid, language } }, { signal }),
  })
}

export type ClipOptions = Reply<typeof calls.getClipOptions>

/** How clips of a game are cut, and whether the user may. */
export function clipOptionsQuery(client: ApiClient, language: string, eventId: number) {
  return queryOptions({
    queryKey: ['clips', 'options', language, eventId],
    queryFn: ({ signal }) =>
      client.send(
        wireCalls.getClipOptions,
        { params: { id: String(eventId) }, query: { language } },
        { signal },
      ),
    staleTime: 300_000,
  })
}

export function clipTagsQuery(client: ApiClient, language: string) {
  return queryOptions({
    queryKey: ['clips', 'tags', language],
    queryFn: async ({ signal }) =>
      (await client.send(wireCalls.listClipTags, { query: { language } }, { signal })).items,
    staleTime: 300_000,
  })
}
