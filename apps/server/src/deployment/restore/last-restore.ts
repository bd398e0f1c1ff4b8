import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

/** Written before a restore begins and gone once it is done: what is left says why it was not. */
const file = (dir: string) => join(dir, 'last-restore.json')

const lastRestore = z.object({ name: z.string(), at: z.iso.datetime(), detail: z.string() })
export type LastRestore = z.infer<typeof lastRestore>

export async function findLastRestore(dir: string): Promise<LastRestore | null> {
  const text = await readFile(file(dir), 'utf8').catch(() => null)
  return text === null ? null : lastRestore.parse(JSON.parse(text))
}

export async function writeLastRestore(dir: string, said: LastRestore): Promise<void> {
  await mkdir(dir, { recursive: true, mode: 0o700 })
  await writeFile(file(dir), JSON.stringify(said))
}

export async function forgetLastRestore(dir: string): Promise<void> {
  await rm(file(dir), { force: true })
}
