import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { DemoServer } from './demo-server.ts'

/** Applies the demo's folder with another `channel.yaml`, as an operator would who has changed it. */
export async function applyChannel(server: DemoServer, change: (yaml: string) => string): Promise<void> {
  const parent = await mkdtemp(join(tmpdir(), 'grandstand-channel-'))
  const dir = join(parent, 'demo')
  await cp('channels/demo', dir, { recursive: true })
  const file = join(dir, 'channel.yaml')
  await writeFile(file, change(await readFile(file, 'utf8')))
  await server.channel('apply', dir)
  await rm(parent, { recursive: true })
}
