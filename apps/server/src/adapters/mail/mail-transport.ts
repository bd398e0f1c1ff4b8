export interface Mail {
  /** Whose mail it is. */
  channelKey: string
  from: { name: string; address: string }
  to: string
  replyTo?: { name: string; address: string } | undefined
  /** For a mail to many: the address that ends them (`List-Unsubscribe`). */
  list?: { unsubscribe: string } | undefined
  subject: string
  text: string
  html: string
}

export interface MailTransport {
  /** `id` makes a mail recognisable when a retry sends it twice. Rejects when the mail was not taken. */
  send(mail: Mail, id: string): Promise<void>
  /** Removes what is kept of the channel's mails to or from a person; the address comes as `hashAddress` of it. */
  forget(channelKey: string, addressHash: string): Promise<void>
}
