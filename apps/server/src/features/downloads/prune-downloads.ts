import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Removes what was not taken the longest until the rest fits; each can be made again. */
export async function pruneDownloads(
  dir: string,
  { maxBytes, keep }: { maxBytes: number; keep: string },
): Promise<void> {
  const paths = (await readdir(dir)).filter(name => name.endsWith('.mp4')).map(name => join(dir, name))
  const files = await Promise.all(paths.map(async path => ({ path, ...(await sizeOf(path)) })))
  let bytes = files.reduce((sum, { size }) => sum + size, 0)
  for (const { path, size } of files.toSorted((one, other) => one.takenMs - other.takenMs)) {
    if (bytes <= maxBytes) return
    if (path === keep) continue
    await rm(path, { force: true })
    bytes -= size
  }
}

async function sizeOf(path: string): Promise<{ size: number; takenMs: number }> {
  const { size, atimeMs } = await stat(path)
  return { size, takenMs: atimeMs }
}
