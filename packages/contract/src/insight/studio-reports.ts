import { z } from 'zod'
import { defineCall } from '../call.ts'
import { dateParam, idParam, language } from '../scalars.ts'
import { audienceKeys, salesKeys } from '../studio-constants.ts'
import {
  audienceReport,
  clipSalesReport,
  expiringReport,
  funnelReport,
  gameReport,
  gamesReport,
  payoutsReport,
  salesReport,
  searchesReport,
  watchingReport,
} from './report-entities.ts'

const channel = z.string().min(1).max(100)
const spoken = { language: language.optional() }
/** Both days included, in the channel's time zone; 366 days at most. Without them the last 28 days. */
const range = { from: dateParam.optional(), to: dateParam.optional() }
const report = {
  method: 'GET',
  needs: 'operator',
  by: ['finance'],
  params: z.strictObject({ channel }),
} as const
/** Producers may also see how games are watched. */
const watching = { ...report, by: ['producer', 'finance'] } as const

export const getSalesReport = defineCall({
  ...report,
  path: '/studio/channels/:channel/reports/sales',
  summary:
    'What was paid, by day, product, team, game or campaign. A team has its passes and the single games at its home',
  query: z.strictObject({ ...range, by: z.enum(salesKeys).optional(), ...spoken }),
  reply: salesReport,
})

export const getPayoutsReport = defineCall({
  ...report,
  path: '/studio/channels/:channel/reports/payouts',
  summary: 'What the payment provider pays out to the bank, by the day on which it arrives',
  query: z.strictObject({ ...range }),
  reply: payoutsReport,
})

export const getAudienceReport = defineCall({
  ...report,
  path: '/studio/channels/:channel/reports/audience',
  summary: 'Visits, by day, country, device or campaign, of who may be counted',
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
  summary: 'What visitors looked for and did not find, the most wanted first',
  query: z.strictObject(range),
  reply: searchesReport,
})

export const getGamesReport = defineCall({
  ...watching,
  path: '/studio/channels/:channel/reports/games',
  summary: 'The games that were watched the most, live or later, and how well they came',
  query: z.strictObject({ ...range, ...spoken }),
  reply: gamesReport,
})

export const getGameReport = defineCall({
  ...watching,
  params: z.strictObject({ channel, id: idParam }),
  path: '/studio/channels/:channel/reports/events/:id',
  summary: 'One game while it was live, minute by minute, beside its score and what went wrong',
  query: z.strictObject(spoken),
  reply: gameReport,
})

export const getWatchingReport = defineCall({
  ...watching,
  path: '/studio/channels/:channel/reports/watching',
  summary: 'Who watches right now, and in the last hour',
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
  summary: 'What was paid by people who came by a clip, and how often each was watched',
  query: z.strictObject({ ...range, ...spoken }),
  reply: clipSalesReport,
})
