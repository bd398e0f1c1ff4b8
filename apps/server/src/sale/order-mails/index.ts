export { announceRenewalsHourly } from './announce-renewals.job.ts'
export { holdRecipient, type Recipient } from './order-mail-store.ts'
export { type OrderMailContext, queueOrderMail } from './queue-order-mail.ts'
