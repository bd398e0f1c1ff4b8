import { statfs } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Of the disk of a folder, which may still have to be made. */
export async function findFreeBytes(dir: string): Promise<number> {
  const { bavail, bsize } = await statfs(dir).catch(() => statfs(dirname(dir)))
  return bavail * bsize
}
