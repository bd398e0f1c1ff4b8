import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startBareProcess } from './start-bare-process.ts'

export interface BareRoute {
  url: string
  pid: number
  stop(): Promise<void>
}

/** A process of its own with a bare Fastify route that sends given bytes from memory. */
export async function startBareRoute(bytes: Buffer, contentType: string): Promise<BareRoute> {
  const dir = await mkdtemp(join(tmpdir(), 'grandstand-bench-'))
  const file = join(dir, 'bytes')
  await writeFile(file, bytes)
  const removeDir = () => rm(dir, { recursive: true })
  try {
    const { url, pid, stop } = await startBareProcess('bare-route.ts', [file, contentType])
    return {
      url: `${url}/bytes`,
      pid,
      async stop() {
        stop()
        await removeDir()
      },
    }
  } catch (error) {
    await removeDir()
    throw error
  }
}
