import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { DemoServer } from '../../e2e/support/demo-server.ts'

/** Takes the prerolls out of the demo's channel, for what is measured is the game. */
export async function withoutPrerolls(server: DemoServer): Promise<void> {
  const dir = await mkdtemp(join(tmpdir(), 'grandstand-bench-'))
  try {
    await cp('channels/demo', dir, { recursive: true })
    await rm(join(dir, 'prerolls.yaml'))
    await server.channel('apply', dir)
  } finally {
    await rm(dir, { recursive: true })
  }
}
