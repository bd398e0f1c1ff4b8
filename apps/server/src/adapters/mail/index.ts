export type { Mail, MailTransport } from './mail-transport.ts'
export { outboxTransport } from './outbox-transport.ts'
export { smtpTransport } from './smtp-transport.ts'
