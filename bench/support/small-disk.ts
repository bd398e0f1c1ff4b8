import { execFile, spawnSync } from 'node:child_process'
import { mkdir, open, statfs } from 'node:fs/promises'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** A disk in memory of a size such as `24m`, which can be full. Returns what removes it; null: only root may do this. */
export async function mountSmallDisk(dir: string, size: string): Promise<(() => Promise<void>) | null> {
  await mkdir(dir, { recursive: true })
  const isMounted = await run('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', dir]).then(
    () => true,
    () => false,
  )
  if (!isMounted) return null
  // However it ends: a disk that stays would stay until the machine is started again.
  process.once('exit', () => spawnSync('umount', ['--lazy', dir], { stdio: 'ignore' }))
  return async () => {
    await run('umount', [dir])
  }
}

/** To the last byte, or until so many are left. */
export async function fillDisk(path: string, leftBytes = 0): Promise<void> {
  const file = await open(path, 'w')
  const hasRoom = async (bytes: number) => {
    const { bavail, bsize } = await statfs(path)
    return bavail * bsize - bytes >= leftBytes
  }
  for (const size of [1024 * 1024, 4096]) {
    const block = Buffer.alloc(size, 1)
    await (async () => {
      while (await hasRoom(size)) await file.write(block)
    })().catch(() => {})
  }
  await file.close()
}
