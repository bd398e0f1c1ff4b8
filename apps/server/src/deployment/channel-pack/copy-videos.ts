import { access, mkdir, readdir, realpath, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isCrewRung, isUnfinished, journalFile, sourceRung } from '@grandstand/media'
import type { ObjectStorage } from '../../adapters/storage/index.ts'
import { recordingFolder } from '../../context/recordings.ts'
import type { Storages } from '../../context/storages.ts'
import { picturesMark, storedMark } from '../../video/videos/index.ts'
import { copyFolder } from '../backup/index.ts'
import type { PackedVideo } from './pack-store.ts'

interface CopyVideosOptions {
  channelId: number
  mediaDir: string
  storages: Storages
  /** A folder for each video, named by its id. */
  target: string
}

/** What a storage has is not known to another one; what is held back from viewers goes with its game. */
const isLeftOut = (name: string) =>
  [storedMark, picturesMark].includes(name) || isUnfinished(name) || isCrewRung(name) || name.endsWith('.tmp')

/** From this disk, and from the storages what this disk has not. What was copied before is left unless it has changed. */
export async function copyVideos(
  { channelId, mediaDir, storages, target }: CopyVideosOptions,
  videos: readonly PackedVideo[],
): Promise<void> {
  const { current, former } = await storages.now()
  const places = current ? [current, ...former] : former
  await mkdir(target, { recursive: true })
  for (const video of videos) {
    // A link leads to footage that several games share.
    const source = await realpath(join(mediaDir, String(channelId), String(video.id))).catch(() => null)
    if (source !== null)
      await copyFolder(source, join(target, String(video.id)), { leaveOut: isLeftOut, first: journalFile })
    for (const place of places) await bringVideo(place, channelId, video, target)
  }
}

async function bringVideo(
  place: ObjectStorage,
  channelId: number,
  { id, rungs }: PackedVideo,
  target: string,
): Promise<void> {
  for (const rung of new Set([sourceRung, ...rungs])) {
    const folder = recordingFolder(channelId, id, rung)
    const copy = join(target, folder.slice(`${channelId}/`.length))
    for (const name of (await place.list(folder)).keys()) {
      if (isLeftOut(name) || (await isThere(join(copy, name)))) continue
      const bytes = await place.read(`${folder}/${name}`)
      if (!bytes) continue
      await mkdir(copy, { recursive: true })
      await writeFile(join(copy, name), bytes)
    }
  }
}

/** Videos that went while the others were copied. */
export async function removeOthers(target: string, videos: readonly PackedVideo[]): Promise<void> {
  const ids = new Set(videos.map(({ id }) => String(id)))
  for (const name of await readdir(target))
    if (!ids.has(name)) await rm(join(target, name), { recursive: true, force: true })
}

/** Videos that should have files, of which none were found. */
export async function listLacking(target: string, videos: readonly PackedVideo[]): Promise<PackedVideo[]> {
  const names = new Set(await readdir(target))
  return videos.filter(({ id, has_files }) => has_files && !names.has(String(id)))
}

const isThere = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  )
