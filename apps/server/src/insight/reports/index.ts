import { studioCalls } from '@grandstand/contract'
import { channelRoute, operatorRoute } from '../../call/studio-route.ts'
import { countDays } from './counting/count-days.ts'
import { countDaysJob, countMinutesJob } from './counting/counting.job.ts'
import { getAudienceReport } from './get-audience-report.ts'
import { getClipSalesReport } from './get-clip-sales-report.ts'
import { getExpiringReport } from './get-expiring-report.ts'
import { getFunnelReport } from './get-funnel-report.ts'
import { getGameReport } from './get-game-report.ts'
import { getGamesReport } from './get-games-report.ts'
import { getPayout } from './get-payout.ts'
import { getPayoutsReport } from './get-payouts-report.ts'
import { getSalesReport } from './get-sales-report.ts'
import { getSearchesReport } from './get-searches-report.ts'
import { getSponsorsReport } from './get-sponsors-report.ts'
import { getWatchingReport } from './get-watching-report.ts'
import { mailMonthJob } from './monthly/mail-month.job.ts'
import { setMonthlyMail } from './monthly/set-monthly-mail.ts'

export { countViewersNow } from './count-viewers-now.ts'
export { followCounting } from './counting/counting-store.ts'
export { findViewerDelay, listViewerMinutes } from './watching-store.ts'
export { countDays, countDaysJob, countMinutesJob, getGameReport, mailMonthJob }

const keyOf = (params: { channel: string }) => params.channel

export const reportRoutes = [
  channelRoute(studioCalls.getSalesReport, keyOf, getSalesReport),
  channelRoute(studioCalls.getPayoutsReport, keyOf, getPayoutsReport),
  channelRoute(studioCalls.getPayout, keyOf, getPayout),
  channelRoute(studioCalls.getAudienceReport, keyOf, getAudienceReport),
  channelRoute(studioCalls.getFunnelReport, keyOf, getFunnelReport),
  channelRoute(studioCalls.getSearchesReport, keyOf, getSearchesReport),
  channelRoute(studioCalls.getGamesReport, keyOf, getGamesReport),
  channelRoute(studioCalls.getGameReport, keyOf, getGameReport),
  channelRoute(studioCalls.getWatchingReport, keyOf, getWatchingReport),
  channelRoute(studioCalls.getExpiringReport, keyOf, getExpiringReport),
  channelRoute(studioCalls.getClipSalesReport, keyOf, getClipSalesReport),
  channelRoute(studioCalls.getSponsorsReport, keyOf, getSponsorsReport),
  operatorRoute(studioCalls.setMonthlyMail, setMonthlyMail),
]
