import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { lstat, readdir, readFile, writeFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { errorCode } from '../../runtime/error-code.ts'

/** A line for each file, as `sha256sum --check` reads it too. */
const checksumsFile = 'checksums.txt'

/** A backup that the next one builds on. */
export interface FormerBackup {
  folder: string
  checksums: ReadonlyMap<string, string>
}

/**
 * Writes the checksums of all files of the folder. Gives the one of the list itself. Files that it shares with a former
 * backup keep the checksum that they were written with, so that what has been damaged since is found.
 */
export async function writeChecksums(folder: string, former: FormerBackup | null = null): Promise<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter(entry => entry.isFile())
    .map(entry => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
  const lines: string[] = []
  for (const path of paths.toSorted())
    lines.push(
      `${(await findShared(folder, path, former)) ?? (await hashFile(join(folder, path)))}  ${path}\n`,
    )
  await writeFile(join(folder, checksumsFile), lines.join(''))
  return hashText(lines.join(''))
}

async function findShared(
  folder: string,
  path: string,
  former: FormerBackup | null,
): Promise<string | undefined> {
  const checksum = former?.checksums.get(path)
  if (!former || checksum === undefined) return undefined
  const [own, before] = await Promise.all([lstat(join(folder, path)), lstat(join(former.folder, path))])
  return own.ino === before.ino && own.dev === before.dev ? checksum : undefined
}

/** The checksum of each file by its path; undefined where the list is not the one that was written. */
export async function readChecksums(
  folder: string,
  checksum: string,
): Promise<Map<string, string> | undefined> {
  const text = await readFile(join(folder, checksumsFile), 'utf8').catch(() => '')
  if (hashText(text) !== checksum) return undefined
  const lines = text.split('\n').filter(Boolean)
  return new Map(lines.map(line => [line.slice(66), line.slice(0, 64)]))
}

const hashText = (text: string) => createHash('sha256').update(text).digest('hex')

/** Null: there is no such file. */
export async function hashFile(file: string): Promise<string | null> {
  const hash = createHash('sha256')
  try {
    await pipeline(createReadStream(file), hash)
    return hash.digest('hex')
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null
    throw error
  }
}
