export interface Mail {
  from: { name: string; address: string }
  to: string
  replyTo?: { name: string; address: string } | undefined
  subject: string
  text: string
  html: string
}

export interface MailTransport {
  /** `id` makes a mail recognisable when a retry sends it twice. Rejects when the mail was not taken. */
  send(mail: Mail, id: string): Promise<void>
}
