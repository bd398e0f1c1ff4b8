import type { MailTransport } from '../adapters/mail/mail-transport.ts'

/** How the mail of all channels leaves the server. */
export interface MailSetting {
  /** What the environment says, so that nobody changes it in the Studio; null: an owner may type a server. */
  fixed: { source: 'environment'; place: string } | { source: 'outbox'; place: null } | null
  /** As long as nobody has typed one. */
  otherwise: 'outbox' | 'waiting'
  transport: MailTransport
}
