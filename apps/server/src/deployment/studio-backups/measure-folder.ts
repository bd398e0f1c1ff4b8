import { lstat, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { errorCode } from '../../runtime/error-code.ts'

/** How many bytes the files of a folder have, while others write to it. */
export async function measureFolder(dir: string, isLeftOut: (name: string) => boolean): Promise<number> {
  const entries = await readdir(dir, { withFileTypes: true }).catch(ignoreGone([]))
  let bytes = 0
  for (const entry of entries) {
    if (isLeftOut(entry.name)) continue
    const path = join(dir, entry.name)
    if (entry.isDirectory()) bytes += await measureFolder(path, isLeftOut)
    else if (entry.isFile()) bytes += (await lstat(path).catch(ignoreGone({ size: 0 }))).size
  }
  return bytes
}

function ignoreGone<Value>(instead: Value) {
  return (error: unknown): Value => {
    if (errorCode(error) === 'ENOENT') return instead
    throw error
  }
}
