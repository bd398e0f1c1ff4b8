import {
  access,
  constants,
  copyFile,
  mkdir,
  readdir,
  rename,
  rm,
  stat,
  utimes,
  writeFile,
} from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { StartError } from '../../runtime/start-error.ts'
import { hashFile } from '../backup/index.ts'
import { mediaFolder } from './pack-manifest.ts'

interface PlaceVideosOptions {
  folder: string
  checksums: ReadonlyMap<string, string>
  dataDir: string
  channelId: number
}

/** In a channel's folder until the rows are there, so that the next import may replace it. */
const unfinishedMark = 'import-unfinished'
/** In the folder of a video. What somebody else has written into the list must not lead elsewhere. */
const isVideoFile = (path: string) => /^media\/\d+(?:\/(?!\.)[^/]+)+$/.test(path)

/** Copies the files beside their place, and checks the copies. `place` moves all of them at once. */
export async function placeVideos({ folder, checksums, dataDir, channelId }: PlaceVideosOptions) {
  const media = join(dataDir, 'media')
  const own = join(media, String(channelId))
  const beside = join(media, `import-${channelId}`)
  await requireNoFiles(own)
  await rm(beside, { recursive: true, force: true })
  await mkdir(beside, { recursive: true })
  await writeFile(join(beside, unfinishedMark), '')
  const drop = () => rm(beside, { recursive: true, force: true })
  try {
    for (const [path, checksum] of checksums) {
      if (!path.startsWith(`${mediaFolder}/`)) continue
      if (!isVideoFile(path)) throw new StartError(`${path} is no file of a video. Nothing was imported.`)
      const copy = join(beside, path.slice(mediaFolder.length + 1))
      await copyWithTimes(join(folder, path), copy)
      if ((await hashFile(copy)) !== checksum)
        throw new StartError(
          `${copy} was not written as it was read: look at this disk. Nothing was imported.`,
        )
    }
  } catch (error) {
    await drop()
    throw error
  }
  return {
    place: () => rename(beside, own),
    drop,
    finish: () => rm(join(own, unfinishedMark), { force: true }),
  }
}

async function copyWithTimes(source: string, copy: string): Promise<void> {
  await mkdir(dirname(copy), { recursive: true })
  await copyFile(source, copy, constants.COPYFILE_FICLONE)
  const { atime, mtime } = await stat(source)
  await utimes(copy, atime, mtime)
}

/** The database has no channel with this number: what an import left that broke off is nobody's. */
async function requireNoFiles(own: string): Promise<void> {
  const names = await readdir(own).catch(() => [])
  if (names.length === 0) return
  const isLeft = await access(join(own, unfinishedMark)).then(
    () => true,
    () => false,
  )
  if (!isLeft) throw new StartError(`${own} has files already, of another channel. Nothing was imported.`)
  await rm(own, { recursive: true, force: true })
}
