import type { SessionClient } from '@grandstand/api-client'
import type { AudienceKey, SalesKey } from '@grandstand/contract/studio-constants'
import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'

export interface AskedReport {
  channel: string
  from: string
  to: string
  language: string
}

const watchingMs = 10_000

const daysOf = ({ from, to }: AskedReport) => ({ from, to })
const keyOf = (name: string, { channel, from, to, language }: AskedReport, ...more: string[]) => [
  'reports',
  ...[name, channel, from, to, language, ...more],
]

export function salesQuery(client: SessionClient, asked: AskedReport, by: SalesKey) {
  const query = { ...daysOf(asked), by, language: asked.language }
  return queryOptions({
    queryKey: keyOf('sales', asked, by),
    queryFn: ({ signal }) =>
      client.send(studioWireCalls.getSalesReport, { params: { channel: asked.channel }, query }, { signal }),
    placeholderData: keepPreviousData,
  })
}

export function payoutsQuery(client: SessionClient, asked: AskedReport) {
  return queryOptions({
    queryKey: keyOf('payouts', asked),
    queryFn: ({ signal }) =>
      client.send(
        studioWireCalls.getPayoutsReport,
        { params: { channel: asked.channel }, query: daysOf(asked) },
        { signal },
      ),
    placeholderData: keepPreviousData,
  })
}

export function audienceQuery(client: SessionClient, asked: AskedReport, by: AudienceKey) {
  const query = { ...daysOf(asked), by }
  return queryOptions({
    queryKey: keyOf('audience', asked, by),
    queryFn: ({ signal }) =>
      client.send(
        studioWireCalls.getAudienceReport,
        { params: { channel: asked.channel }, query },
        { signal },
      ),
    placeholderData: keepPreviousData,
  })
}

export function funnelQuery(client: SessionClient, asked: AskedReport) {
  return queryOptions({
    queryKey: keyOf('funnel', asked),
    queryFn: ({ signal }) =>
      client.send(
        studioWireCalls.getFunnelReport,
        { params: { channel: asked.channel }, query: daysOf(asked) },
        { signal },
      ),
    placeholderData: keepPreviousData,
  })
}

export function searchesQuery(client: SessionClient, asked: AskedReport) {
  return queryOptions({
    queryKey: keyOf('searches', asked),
    queryFn: ({ signal }) =>
      client.send(
        studioWireCalls.getSearchesReport,
        { params: { channel: asked.channel }, query: daysOf(asked) },
        { signal },
      ),
    placeholderData: keepPreviousData,
  })
}

export function gamesReportQuery(client: SessionClient, asked: AskedReport) {
  const query = { ...daysOf(asked), language: asked.language }
  return queryOptions({
    queryKey: keyOf('games', asked),
    queryFn: ({ signal }) =>
      client.send(studioWireCalls.getGamesReport, { params: { channel: asked.channel }, query }, { signal }),
    placeholderData: keepPreviousData,
  })
}

export function gameReportQuery(client: SessionClient, { channel, language }: AskedReport, id: string) {
  return queryOptions({
    queryKey: ['reports', 'game', channel, id, language],
    queryFn: ({ signal }) =>
      client.send(
        studioWireCalls.getGameReport,
        { params: { channel, id }, query: { language } },
        { signal },
      ),
    refetchInterval: 60_000,
  })
}

export function watchingQuery(client: SessionClient, { channel, language }: AskedReport) {
  return queryOptions({
    queryKey: ['reports', 'watching', channel, language],
    queryFn: ({ signal }) =>
      client.send(
        studioWireCalls.getWatchingReport,
        { params: { channel }, query: { language } },
        { signal },
      ),
    refetchInterval: watchingMs,
  })
}

export function expiringQuery(client: SessionClient, { channel, language }: AskedReport) {
  return queryOptions({
    queryKey: ['reports', 'expiring', channel, language],
    queryFn: ({ signal }) =>
      client.send(
        studioWireCalls.getExpiringReport,
        { params: { channel }, query: { language } },
        { signal },
      ),
  })
}

export function clipSalesQuery(client: SessionClient, asked: AskedReport) {
  const query = { ...daysOf(asked), language: asked.language }
  return queryOptions({
    queryKey: keyOf('clips', asked),
    queryFn: ({ signal }) =>
      client.send(
        studioWireCalls.getClipSalesReport,
        { params: { channel: asked.channel }, query },
        { signal },
      ),
    placeholderData: keepPreviousData,
  })
}

const errorsOnPage = 25

export function errorsQuery(client: SessionClient, channel: string, page: number) {
  const query = { limit: String(errorsOnPage), offset: String((page - 1) * errorsOnPage) }
  return queryOptions({
    queryKey: ['reports', 'errors', channel, page],
    queryFn: ({ signal }) =>
      client.send(studioWireCalls.listErrorGroups, { params: { channel }, query }, { signal }),
    placeholderData: keepPreviousData,
    // After a fix, operators check if it comes back.
    staleTime: 0,
  })
}
