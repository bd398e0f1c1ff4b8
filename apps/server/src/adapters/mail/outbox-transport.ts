import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { MailTransport } from './mail-transport.ts'

/** Without a mail server, mails become files that any mail program opens. */
export function outboxTransport(dir: string): MailTransport {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  return {
    async send(mail, id) {
      const { message } = await transport.sendMail(mail)
      await mkdir(dir, { recursive: true })
      // The name is the mail's id, so a retry writes the same file again.
      await writeFile(join(dir, `${id}.eml`), message)
    },
  }
}
