import { join } from 'node:path'
import { expect } from 'vitest'
import { createOutbox, type KeptMail } from '../src/adapters/mail/index.ts'
import type { TestServer } from './start-test-server.ts'

export function openMailbox(server: TestServer, channel = 'alpha') {
  const outbox = createOutbox(join(server.dataDir, 'outbox'), () => new Date())
  const mailsTo = async (to: string) =>
    (await outbox.list(channel, 1_000)).filter(mail => mail.to.toLowerCase() === to.toLowerCase())
  /** Waits until so many mails with such a link have come; the newest first. */
  const receive = async (to: string, path: string, count = 1): Promise<KeptMail[]> => {
    const find = async () => (await mailsTo(to)).filter(mail => mail.text.includes(`${path}?token=`))
    await expect.poll(async () => (await find()).length, { timeout: 30_000 }).toBe(count)
    return find()
  }
  return {
    mailsTo,
    receive,
    /** The secret of the newest such link. */
    async token(to: string, path: string, count = 1): Promise<string> {
      const [mail] = await receive(to, path, count)
      return tokenOf(mail?.text ?? '')
    },
  }
}

export function tokenOf(text: string): string {
  return text.match(/\?token=([\w-]+)/)?.[1] ?? ''
}
