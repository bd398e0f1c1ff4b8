import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { DemoServer } from './demo-server.ts'

/** A server reads its channels once a second. */
const untilReadMs = 1_100

interface ChannelChange {
  /** Of `channel.yaml`. */
  edit?: (yaml: string) => string
  /** Files that are taken away. */
  without?: readonly string[]
}

/** Gives a changed copy of the demo's folder, for as long as it is used. */
export async function withChannelFolder<Answer>(
  { edit = yaml => yaml, without = [] }: ChannelChange,
  use: (dir: string) => Promise<Answer>,
): Promise<Answer> {
  const parent = await mkdtemp(join(tmpdir(), 'grandstand-channel-'))
  try {
    const dir = join(parent, 'demo')
    await cp('channels/demo', dir, { recursive: true })
    const file = join(dir, 'channel.yaml')
    await writeFile(file, edit(await readFile(file, 'utf8')))
    for (const name of without) await rm(join(dir, name))
    return await use(dir)
  } finally {
    await rm(parent, { recursive: true })
  }
}

/** As an operator would who has changed the folder. */
export async function applyChannel(
  server: DemoServer,
  edit: (yaml: string) => string,
  without: readonly string[] = [],
): Promise<void> {
  await withChannelFolder({ edit, without }, dir => server.channel('apply', dir))
  await sleep(untilReadMs)
}
