export { hashAddress } from './hash-address.ts'
export type { Mail, MailTransport } from './mail-transport.ts'
export { createOutbox, type KeptMail, type Outbox } from './outbox.ts'
export { smtpTransport } from './smtp-transport.ts'
