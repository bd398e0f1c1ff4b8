import { studioWireCalls, type WireCall } from '@grandstand/contract/studio-wire'

/** In the order of their tabs. */
export const reports = [
  'watching',
  'sales',
  'audience',
  'funnel',
  'games',
  'clips',
  'searches',
  'expiring',
  'errors',
  'measures',
] as const
export type ReportName = (typeof reports)[number]

const ofNow: readonly ReportName[] = ['watching', 'expiring', 'errors', 'measures']

/** All others are about now, whatever days are chosen. */
export const isOfDays = (report: ReportName) => !ofNow.includes(report)

/** Who may make it sees the report. */
export const reportCalls: Record<ReportName, WireCall> = {
  watching: studioWireCalls.getWatchingReport,
  sales: studioWireCalls.getSalesReport,
  audience: studioWireCalls.getAudienceReport,
  funnel: studioWireCalls.getFunnelReport,
  games: studioWireCalls.getGamesReport,
  clips: studioWireCalls.getClipSalesReport,
  searches: studioWireCalls.getSearchesReport,
  expiring: studioWireCalls.getExpiringReport,
  errors: studioWireCalls.listErrorGroups,
  measures: studioWireCalls.getGamesReport,
}
