import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'

interface Mail {
  to: string
  sentAt: string
  text: string
}

/** The path of the newest link of a kind that was mailed to an address, as the address's owner would open it. */
export async function linkInMail(email: string, path: string, dataDir?: string): Promise<string> {
  let found: string | undefined
  await expect
    .poll(async () => {
      found = await findLink(join(dataDir ?? process.env.E2E_DATA_DIR ?? '', 'outbox'), email, path)
      return found
    })
    .toBeDefined()
  return found ?? ''
}

async function findLink(outbox: string, email: string, path: string): Promise<string | undefined> {
  const links = (await listMails(outbox, email))
    .flatMap(({ text }) => text.match(/https?:\/\/\S+/g) ?? [])
    .map(link => new URL(link))
  const link = links.find(({ pathname }) => pathname === path)
  return link && link.pathname + link.search + link.hash
}

async function readMail(file: string): Promise<Mail> {
  return JSON.parse(await readFile(file, 'utf8'))
}

/** The newest code of six digits that was mailed to an address. */
export async function codeInMail(email: string, dataDir?: string): Promise<string> {
  let found: string | undefined
  await expect
    .poll(async () => {
      const mails = await listMails(join(dataDir ?? process.env.E2E_DATA_DIR ?? '', 'outbox'), email)
      found = mails.map(({ text }) => /\b\d{6}\b/.exec(text)?.[0]).find(code => code !== undefined)
      return found
    })
    .toBeDefined()
  return found ?? ''
}

/** The newest first. */
async function listMails(outbox: string, email: string): Promise<Mail[]> {
  const names = await readdir(outbox, { recursive: true }).catch(() => [])
  const files = names.filter(name => name.endsWith('.json'))
  const mails = await Promise.all(files.map(async name => readMail(join(outbox, name))))
  return mails.filter(({ to }) => to === email).sort((a, b) => b.sentAt.localeCompare(a.sentAt))
}
