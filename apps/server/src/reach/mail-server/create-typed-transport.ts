import { type MailTransport, mailServerUrl, smtpTransport } from '../../adapters/mail/index.ts'
import type { Db } from '../../db/connection.ts'
import type { Sealer } from '../../runtime/sealer.ts'
import { findMailServerRow } from './mail-server-store.ts'
import { readMailServer } from './read-mail-server.ts'

interface TypedTransportOptions {
  db: Db
  sealer: Sealer
  /** As long as nobody has typed a server; null: mails wait. */
  otherwise: MailTransport | null
}

/** Sends by the server that an owner typed. It is read for each mail, so that the next one goes by a new one, in every process. */
export function createTypedTransport({ db, sealer, otherwise }: TypedTransportOptions): MailTransport {
  return {
    async send(mail, id) {
      const row = await findMailServerRow(db)
      if (!row && otherwise) return otherwise.send(mail, id)
      if (!row) throw new Error('No mail server is known yet: type one in the Studio, under Settings, Server')
      const server = readMailServer(sealer, row)
      if (!server)
        throw new Error('The password of the mail server was sealed with another SECRET_KEY: type it again')
      const { sender } = row
      const from = sender === null ? mail.from : { ...mail.from, address: sender }
      const replyTo = mail.replyTo ?? (sender === null ? undefined : mail.from)
      await smtpTransport(mailServerUrl(server)).send({ ...mail, from, replyTo }, id)
    },
    async forget(channelKey, addressHash) {
      await otherwise?.forget(channelKey, addressHash)
    },
  }
}
