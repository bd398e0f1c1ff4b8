import { studioWireCalls, type WireCall } from '@grandstand/contract/studio-wire'

/** Those about money, in the order of their tabs. */
export const reports = ['sales', 'expiring'] as const
export type ReportName = (typeof reports)[number]

/** The other is about what comes, whatever days are chosen. */
export const isOfDays = (report: ReportName) => report === 'sales'

/** Who may make it sees the report. */
export const reportCalls: Record<ReportName, WireCall> = {
  sales: studioWireCalls.getSalesReport,
  expiring: studioWireCalls.getExpiringReport,
}
