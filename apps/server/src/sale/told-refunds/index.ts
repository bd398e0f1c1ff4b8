export { queueRefundsTold } from './queue-refunds-told.ts'
export { tellRefund } from './tell-refund.job.ts'
