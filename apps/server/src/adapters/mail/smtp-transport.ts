import { createTransport } from 'nodemailer'
import type { MailTransport } from './mail-transport.ts'

export function smtpTransport(url: string): MailTransport {
  const transport = createTransport({
    url,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  })
  return {
    async send({ channelKey: _channelKey, ...mail }, id) {
      const domain = mail.from.address.split('@')[1] ?? 'localhost'
      await transport.sendMail({ ...mail, messageId: `<${id}@${domain}>` })
    },
    /** Nothing is kept here; what has arrived is the receiver's. */
    async forget() {},
  }
}
