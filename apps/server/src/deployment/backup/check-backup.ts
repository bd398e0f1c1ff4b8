import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { StartError } from '../../runtime/start-error.ts'
import { type FormerBackup, hashFile, readChecksums } from './checksums.ts'
import { type Manifest, manifest, manifestFile } from './manifest.ts'

export interface CheckedBackup {
  said: Manifest
  /** The checksum of each file by its path. Null: a backup of an older version, which has none. */
  checksums: ReadonlyMap<string, string> | null
}

/** One that the next can build on: what has been damaged in it since is found when that is checked. */
export async function openFormer(backup: string): Promise<FormerBackup> {
  const said = await readManifest(backup)
  const checksums = said.format === 1 ? undefined : await readChecksums(backup, said.checksums)
  if (!checksums)
    throw new StartError(`${backup} has no list of checksums that can be read: make a whole backup.`)
  return { folder: backup, checksums }
}

/** Reads every file of a backup. Throws a sentence where one is not as it was written. */
export async function checkBackup(backup: string): Promise<CheckedBackup> {
  const said = await readManifest(backup)
  if (said.format === 1) return { said, checksums: null }
  const checksums = await readChecksums(backup, said.checksums)
  if (!checksums) throw new StartError(`The backup ${backup} is damaged: its list of files has changed.`)
  await checkFiles(backup, checksums)
  return { said, checksums }
}

/** `keys` of the list are paths below the folder. */
export async function checkFiles(folder: string, checksums: ReadonlyMap<string, string>): Promise<void> {
  const faults: string[] = []
  for (const [path, checksum] of checksums) {
    const found = await hashFile(join(folder, path))
    if (found !== checksum) faults.push(`${path} ${found === null ? 'is missing' : 'is damaged'}`)
  }
  if (faults.length === 0) return
  const [first, ...more] = faults
  const others = more.length === 0 ? '' : `, and so are ${more.length} more`
  throw new StartError(`The backup cannot be used: ${join(folder, first ?? '')}${others}.`)
}

export async function readManifest(backup: string): Promise<Manifest> {
  try {
    return manifest.parse(JSON.parse(await readFile(join(backup, manifestFile), 'utf8')))
  } catch {
    throw new StartError(`${backup} is not a complete backup: its ${manifestFile} cannot be read.`)
  }
}
