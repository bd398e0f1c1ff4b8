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
