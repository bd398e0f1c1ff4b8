export { holdRecipient, type Recipient } from './order-mail-store.ts'
export { type OrderMailContext, queueOrderMail } from './queue-order-mail.ts'
export { tellAheadHourly } from './tell-ahead.job.ts'
