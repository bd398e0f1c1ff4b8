import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

const leftMs = 3_600_000

/** Removes what was not taken the longest until the rest fits; each can be made again. */
export async function pruneDownloads(
  dir: string,
  { maxBytes, keep }: { maxBytes: number; keep: string },
): Promise<void> {
  const names = await readdir(dir)
  for (const name of names.filter(each => each.endsWith('.tmp'))) await removeIfLeft(join(dir, name))
  const paths = names.filter(name => name.endsWith('.mp4')).map(name => join(dir, name))
  const files = await Promise.all(paths.map(async path => ({ path, ...(await sizeOf(path)) })))
  let bytes = files.reduce((sum, { size }) => sum + size, 0)
  for (const { path, size } of files.toSorted((one, other) => one.takenMs - other.takenMs)) {
    if (bytes <= maxBytes) return
    if (path === keep) continue
    await rm(path, { force: true })
    bytes -= size
  }
}

/** A process that was killed left it. */
async function removeIfLeft(path: string): Promise<void> {
  const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Date.now() }))
  if (Date.now() - mtimeMs > leftMs) await rm(path, { force: true })
}

async function sizeOf(path: string): Promise<{ size: number; takenMs: number }> {
  const { size, atimeMs } = await stat(path)
  return { size, takenMs: atimeMs }
}
