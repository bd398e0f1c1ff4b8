import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, realpath } from 'node:fs/promises'
import { createServer } from 'node:net'
import { setTimeout } from 'node:timers/promises'

export type Lock = { release(): Promise<void> }

const everyMs = 50

/**
 * Two processes would write over each other. The lock is a socket without a file, which ends with its process, however that
 * ends; who comes while another is still leaving waits for it. Only Linux has such sockets: elsewhere the port alone guards.
 */
export async function lockFolder(dir: string, waitMs = 5000): Promise<Lock> {
  await mkdir(dir, { recursive: true, mode: 0o700 })
  if (process.platform !== 'linux') return { release: async () => {} }
  const hash = createHash('sha256')
    .update(await realpath(dir))
    .digest('hex')
    .slice(0, 32)
  const deadline = performance.now() + waitMs
  for (;;) {
    const lock = await tryLock(`\0payments-sandbox-${hash}`)
    if (lock) return lock
    if (performance.now() > deadline) throw new Error(`The payments sandbox in ${dir} is running already.`)
    await setTimeout(everyMs)
  }
}

async function tryLock(name: string): Promise<Lock | null> {
  const server = createServer(socket => socket.destroy()).unref()
  server.listen(name)
  try {
    await once(server, 'listening')
  } catch {
    return null
  }
  return {
    async release() {
      server.close()
      await once(server, 'close')
    },
  }
}
