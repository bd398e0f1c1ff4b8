export { queueRefundReports } from './queue-refund-reports.ts'
export { reportRefund } from './report-refund.job.ts'
