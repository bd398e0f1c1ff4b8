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
] as const
export type ReportName = (typeof reports)[number]

/** These are about now, whatever days are chosen. */
export const isOfDays = (report: ReportName) => report !== 'watching' && report !== 'expiring'
