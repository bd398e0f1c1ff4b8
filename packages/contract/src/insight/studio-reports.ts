import { z } from 'zod'
import { defineCall } from '../call.ts'
import { byChannelAndId, channel, dateParam, language, ofChannel } from '../scalars.ts'
import { audienceKeys, salesKeys } from '../studio-constants.ts'
import {
  audienceReport,
  clipSalesReport,
  expiringReport,
  funnelReport,
  gameReport,
  gamesReport,
  payoutDetail,
  payoutsReport,
  salesReport,
  searchesReport,
  sponsorsReport,
  watchingReport,
} from './report-entities.ts'

const spoken = { language: language.optional() }
/** Both days included, in the channel's time zone; 366 days at most. Without them the last 28 days. */
const range = { from: dateParam.optional(), to: dateParam.optional() }
const report = {
  method: 'GET',
  needs: 'operator',
  by: ['finance'],
  params: ofChannel,
} as const
/** Producers may also see how games are watched. */
const watching = { ...report, by: ['producer', 'finance'] } as const

export const getSalesReport = defineCall({
  ...report,
  path: '/studio/channels/:channel/reports/sales',
  summary:
    'Sales by day, product, team, game or campaign. A team includes its passes and the single games at its home',
  query: z.strictObject({ ...range, by: z.enum(salesKeys).optional(), ...spoken }),
  reply: salesReport,
})

export const getPayoutsReport = defineCall({
  ...report,
  path: '/studio/channels/:channel/reports/payouts',
  summary: 'Payouts of the payment provider to the bank, by day of arrival',
  query: z.strictObject({ ...range }),
  reply: payoutsReport,
})

export const getPayout = defineCall({
  ...report,
  path: '/studio/channels/:channel/payouts/:payout',
  summary: 'What a payout consists of: payments with their orders, refunds and the fees of the provider',
  params: z.strictObject({ channel, payout: z.string().regex(/^\w{1,255}$/) }),
  query: z.strictObject(spoken),
  reply: payoutDetail,
})

export const getAudienceReport = defineCall({
  ...report,
  path: '/studio/channels/:channel/reports/audience',
  summary: 'Visits by day, country, device or campaign, of visitors who agreed',
  query: z.strictObject({ ...range, by: z.enum(audienceKeys).optional() }),
  reply: audienceReport,
})

export const getFunnelReport = defineCall({
  ...report,
  path: '/studio/channels/:channel/reports/funnel',
  summary: 'How far visits came on the way from the first page to a payment',
  query: z.strictObject(range),
  reply: funnelReport,
})

export const getSearchesReport = defineCall({
  ...report,
  path: '/studio/channels/:channel/reports/searches',
  summary: 'Searches without a result, the most frequent first',
  query: z.strictObject(range),
  reply: searchesReport,
})

export const getGamesReport = defineCall({
  ...watching,
  path: '/studio/channels/:channel/reports/games',
  summary: 'The most watched games, live or later, and how well they played',
  query: z.strictObject({ ...range, ...spoken }),
  reply: gamesReport,
})

export const getGameReport = defineCall({
  ...watching,
  params: byChannelAndId,
  path: '/studio/channels/:channel/reports/events/:id',
  summary: 'One game while it was live, minute by minute, beside its score and its problems',
  query: z.strictObject(spoken),
  reply: gameReport,
})

export const getWatchingReport = defineCall({
  ...watching,
  path: '/studio/channels/:channel/reports/watching',
  summary: 'Viewers right now, and in the last hour',
  query: z.strictObject(spoken),
  reply: watchingReport,
})

export const getExpiringReport = defineCall({
  ...report,
  path: '/studio/channels/:channel/reports/expiring',
  summary: 'Passes and subscriptions that end or renew in the next 60 days',
  query: z.strictObject(spoken),
  reply: expiringReport,
})

export const getClipSalesReport = defineCall({
  ...report,
  path: '/studio/channels/:channel/reports/clips',
  summary: 'What people who came through a clip paid, and how often each clip was watched',
  query: z.strictObject({ ...range, ...spoken }),
  reply: clipSalesReport,
})

export const getSponsorsReport = defineCall({
  ...report,
  path: '/studio/channels/:channel/reports/sponsors',
  summary: "How often each sponsor's clip was shown before a game, seen to its end and skipped",
  query: z.strictObject(range),
  reply: sponsorsReport,
})
