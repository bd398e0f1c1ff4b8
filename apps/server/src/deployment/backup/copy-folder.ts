import { constants, type Stats } from 'node:fs'
import { copyFile, link, lstat, mkdir, readdir, readlink, rm, symlink, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { errorCode } from '../../runtime/error-code.ts'

export interface CopyOptions {
  /** Names that stay behind, in whatever folder. */
  leaveOut: (name: string) => boolean
  /** Copied before all else in its folder: what it names was there before it. */
  first: string
  /** An earlier copy: what has not changed since is the same file in both. Null: all is copied. */
  former?: string | null
}

/**
 * Copies what is not there yet or has changed, from a folder in which others go on writing: what goes while it is copied
 * is left out, and nothing is removed from the copy. Gives the number of files that were copied.
 */
export async function copyFolder(source: string, copy: string, options: CopyOptions): Promise<number> {
  await mkdir(copy, { recursive: true })
  const names = (await unlessGone(readdir(source))) ?? []
  let copied = 0
  for (const name of names.toSorted(byTurn(options.first))) {
    if (options.leaveOut(name)) continue
    const former = options.former ? join(options.former, name) : null
    copied += (await unlessGone(copyOne(join(source, name), join(copy, name), { ...options, former }))) ?? 0
  }
  return copied
}

async function copyOne(source: string, copy: string, options: CopyOptions): Promise<number> {
  const stats = await lstat(source)
  if (stats.isDirectory()) return copyFolder(source, copy, options)
  const known = await unlessGone(lstat(copy))
  if (stats.isSymbolicLink()) {
    if (!known) await symlink(await readlink(source), copy)
    return known ? 0 : 1
  }
  if (!stats.isFile()) return 0
  if (known && isAsBefore(known, stats)) return 0
  // It may be a file of an earlier copy too, which stays as it is.
  if (known) await rm(copy)
  if (options.former && (await linkAsBefore(options.former, copy, stats))) return 0
  await copyFile(source, copy, constants.COPYFILE_FICLONE)
  await utimes(copy, stats.atime, stats.mtime)
  return 1
}

/** The time of a copy is set to the millisecond, a file's own is finer. */
const isAsBefore = (one: Stats, other: Stats) =>
  one.size === other.size && Math.abs(one.mtimeMs - other.mtimeMs) <= 1

/** False: it is not the same as then, or on a disk that both cannot share a file on. */
async function linkAsBefore(former: string, copy: string, stats: Stats): Promise<boolean> {
  const before = await unlessGone(lstat(former))
  if (!before?.isFile() || !isAsBefore(before, stats)) return false
  return link(former, copy).then(
    () => true,
    () => false,
  )
}

const byTurn = (first: string) => (one: string, other: string) =>
  Number(other === first) - Number(one === first) || one.localeCompare(other)

async function unlessGone<Result>(work: Promise<Result>): Promise<Result | undefined> {
  try {
    return await work
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined
    throw error
  }
}
