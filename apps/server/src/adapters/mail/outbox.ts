import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { z } from 'zod'
import { hashAddress } from './hash-address.ts'
import type { MailTransport } from './mail-transport.ts'

const address = z.object({ name: z.string(), address: z.string() })
const keptMail = z.object({
  id: z.uuid(),
  sentAt: z.iso.datetime(),
  from: address,
  to: z.string(),
  replyTo: address.optional(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
})
export type KeptMail = z.infer<typeof keptMail>

export interface Outbox extends MailTransport {
  /** Newest first. */
  list(channelKey: string, limit: number): Promise<KeptMail[]>
  find(channelKey: string, id: string): Promise<KeptMail | undefined>
}

/**
 * Without a mail server, mails become files: one that any mail program opens and one that the server reads back. Each
 * channel has a folder of its own, so what a mail says about itself cannot move it to another channel.
 */
export function createOutbox(dir: string, now: () => Date): Outbox {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })

  async function listAll(channelKey: string): Promise<KeptMail[]> {
    const names = await readdir(join(dir, channelKey)).catch(() => [])
    const ids = names.filter(name => name.endsWith('.json')).map(name => name.slice(0, -'.json'.length))
    const mails = await Promise.all(ids.map(id => read(channelKey, id)))
    return mails.filter(mail => mail !== undefined)
  }

  async function read(channelKey: string, id: string): Promise<KeptMail | undefined> {
    const text = await readFile(join(dir, channelKey, `${id}.json`), 'utf8').catch(() => null)
    return text === null ? undefined : keptMail.parse(JSON.parse(text))
  }

  return {
    async send({ channelKey, ...mail }, id) {
      const { message } = await transport.sendMail(mail)
      const folder = join(dir, channelKey)
      await mkdir(folder, { recursive: true })
      // The name is the mail's id, so a retry writes the same files again.
      await writeFile(join(folder, `${id}.eml`), message)
      const kept: KeptMail = { ...mail, id, sentAt: now().toISOString() }
      // Under another name first: nobody reads half a file.
      await writeFile(join(folder, `${id}.part`), JSON.stringify(kept))
      await rename(join(folder, `${id}.part`), join(folder, `${id}.json`))
    },
    async forget(channelKey, addressHash) {
      const concerns = ({ to, replyTo }: KeptMail) =>
        hashAddress(to) === addressHash || (replyTo && hashAddress(replyTo.address) === addressHash)
      for (const { id } of (await listAll(channelKey)).filter(concerns)) {
        for (const ending of ['eml', 'json'])
          await rm(join(dir, channelKey, `${id}.${ending}`), { force: true })
      }
    },
    async list(channelKey, limit) {
      const mails = await listAll(channelKey)
      return mails.sort((a, b) => b.sentAt.localeCompare(a.sentAt)).slice(0, limit)
    },
    async find(channelKey, id) {
      return z.uuid().safeParse(id).success ? read(channelKey, id) : undefined
    },
  }
}
