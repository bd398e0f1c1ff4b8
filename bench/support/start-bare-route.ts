import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

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
  const script = fileURLToPath(new URL('bare-route.ts', import.meta.url))
  const child = spawn(process.execPath, [script, file, contentType], { stdio: ['ignore', 'pipe', 'inherit'] })
  const stop = async () => {
    child.kill()
    await rm(dir, { recursive: true })
  }
  const port = await readPort(child).catch(async (error: unknown) => {
    await stop()
    throw error
  })
  return { url: `http://localhost:${port}/bytes`, pid: child.pid ?? 0, stop }
}

function readPort(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', () => reject(new Error('The bare route did not start')))
    child.stdout?.once('data', line => resolve(Number(String(line).split(' ')[1])))
  })
}
