import { cp, lstat, mkdir, readdir, rename, rm, unlink } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { errorCode } from '../../runtime/error-code.ts'
import { filesFolder } from './manifest.ts'

/** Files of the data folder that a restore writes over, until it is done. */
export const filesBefore = 'before-restore'

/** Keeps what has the name of a file of the backup. */
export async function keepFilesBefore(backup: string, dataDir: string): Promise<void> {
  const kept = join(dataDir, filesBefore)
  // Of a restore that broke off: those are the real ones.
  if (await isThere(kept)) return
  await mkdir(kept, { recursive: true })
  for (const path of await listFiles(join(backup, filesFolder))) {
    if (!(await isThere(join(dataDir, path)))) continue
    await mkdir(dirname(join(kept, path)), { recursive: true })
    await cp(join(dataDir, path), join(kept, path), { verbatimSymlinks: true, preserveTimestamps: true })
  }
}

/** What came of the backup goes, and what was kept is where it was. */
export async function putFilesBack(backup: string, dataDir: string): Promise<void> {
  const kept = join(dataDir, filesBefore)
  if (!(await isThere(kept))) return
  for (const path of await listFiles(join(backup, filesFolder)).catch(() => []))
    await unlink(join(dataDir, path)).catch(ignoreMissing)
  for (const path of await listFiles(kept)) {
    await mkdir(dirname(join(dataDir, path)), { recursive: true })
    await rename(join(kept, path), join(dataDir, path))
  }
  await forgetFilesBefore(dataDir)
}

export async function forgetFilesBefore(dataDir: string): Promise<void> {
  await rm(join(dataDir, filesBefore), { recursive: true, force: true })
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter(entry => !entry.isDirectory())
    .map(entry => relative(folder, join(entry.parentPath, entry.name)))
}

/** A file may stand where a folder was to be. */
function ignoreMissing(error: unknown): void {
  if (!['ENOENT', 'ENOTDIR'].includes(errorCode(error) ?? '')) throw error
}

const isThere = (path: string) =>
  lstat(path).then(
    () => true,
    () => false,
  )
