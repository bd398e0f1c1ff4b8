import type { SendOptions, SessionClient } from '@grandstand/api-client'
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

/** Of a range of days; the last one stays in sight until the next is there. */
function rangeQuery<Answer>(
  name: string,
  { channel, from, to, language }: AskedReport,
  ask: (options: SendOptions) => Promise<Answer>,
  ...more: string[]
) {
  return queryOptions({
    queryKey: ['reports', name, channel, from, to, language, ...more],
    queryFn: ({ signal }) => ask({ signal }),
    placeholderData: keepPreviousData,
  })
}
const ofDays = ({ channel, from, to }: AskedReport) => ({ params: { channel }, query: { from, to } })
const ofDaysInWords = ({ channel, from, to, language }: AskedReport) => ({
  params: { channel },
  query: { from, to, language },
})

export function salesQuery(client: SessionClient, asked: AskedReport, by: SalesKey) {
  const { params, query } = ofDaysInWords(asked)
  const input = { params, query: { ...query, by } }
  return rangeQuery(
    'sales',
    asked,
    options => client.send(studioWireCalls.getSalesReport, input, options),
    by,
  )
}

export function audienceQuery(client: SessionClient, asked: AskedReport, by: AudienceKey) {
  const { params, query } = ofDays(asked)
  const input = { params, query: { ...query, by } }
  return rangeQuery(
    'audience',
    asked,
    options => client.send(studioWireCalls.getAudienceReport, input, options),
    by,
  )
}

export const payoutsQuery = (client: SessionClient, asked: AskedReport) =>
  rangeQuery('payouts', asked, options =>
    client.send(studioWireCalls.getPayoutsReport, ofDays(asked), options),
  )

export function payoutQuery(
  client: SessionClient,
  { channel, language }: Pick<AskedReport, 'channel' | 'language'>,
  payout: string,
) {
  return queryOptions({
    queryKey: ['reports', 'payout', channel, payout, language],
    queryFn: ({ signal }) =>
      client.send(
        studioWireCalls.getPayout,
        { params: { channel, payout }, query: { language } },
        { signal },
      ),
    placeholderData: keepPreviousData,
  })
}

export const funnelQuery = (client: SessionClient, asked: AskedReport) =>
  rangeQuery('funnel', asked, options => client.send(studioWireCalls.getFunnelReport, ofDays(asked), options))

export const searchesQuery = (client: SessionClient, asked: AskedReport) =>
  rangeQuery('searches', asked, options =>
    client.send(studioWireCalls.getSearchesReport, ofDays(asked), options),
  )

export const sponsorsQuery = (client: SessionClient, asked: AskedReport) =>
  rangeQuery('sponsors', asked, options =>
    client.send(studioWireCalls.getSponsorsReport, ofDays(asked), options),
  )

export const gamesReportQuery = (client: SessionClient, asked: AskedReport) =>
  rangeQuery('games', asked, options =>
    client.send(studioWireCalls.getGamesReport, ofDaysInWords(asked), options),
  )

export const clipSalesQuery = (client: SessionClient, asked: AskedReport) =>
  rangeQuery('clips', asked, options =>
    client.send(studioWireCalls.getClipSalesReport, ofDaysInWords(asked), options),
  )

export function gameReportQuery(
  client: SessionClient,
  { channel, language }: Pick<AskedReport, 'channel' | 'language'>,
  id: string,
) {
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
