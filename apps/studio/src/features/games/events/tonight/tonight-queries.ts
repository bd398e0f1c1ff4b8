import type { SessionClient } from '@grandstand/api-client'
import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'

/** A change is seen within two seconds; in another window as often as a camera's figures are written. */
const seenMs = 1_500
const unseenMs = 5_000
const alarmsOnPage = 50

export const tonightKey = (channel: string) => ['tonight', channel]

export function tonightQuery(client: SessionClient, channel: string, language: string) {
  return queryOptions({
    queryKey: [...tonightKey(channel), language],
    queryFn: ({ signal }) =>
      client.send(studioWireCalls.getTonight, { params: { channel }, query: { language } }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: () => (document.visibilityState === 'visible' ? seenMs : unseenMs),
    // It must alert operators in another window too.
    refetchIntervalInBackground: true,
  })
}

export function alarmsQuery(client: SessionClient, channel: string, language: string, page: number) {
  const query = { language, limit: String(alarmsOnPage), offset: String((page - 1) * alarmsOnPage) }
  return queryOptions({
    queryKey: ['alarms', channel, language, page],
    queryFn: ({ signal }) =>
      client.send(studioWireCalls.listAlarms, { params: { channel }, query }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: 10_000,
  })
}

/** For a day without a game: the first one that comes. */
export function nextGameQuery(client: SessionClient, channel: string, language: string) {
  const query = {
    status: 'upcoming' as const,
    sort_direction: 'asc' as const,
    language,
    limit: '1',
    offset: '0',
  }
  return queryOptions({
    queryKey: ['events', channel, query],
    queryFn: async ({ signal }) => {
      const { items } = await client.send(
        studioWireCalls.listStudioEvents,
        { params: { channel }, query },
        { signal },
      )
      return items[0] ?? null
    },
    refetchInterval: 60_000,
  })
}
