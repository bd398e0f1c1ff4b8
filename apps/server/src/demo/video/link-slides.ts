import { access, mkdir, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { filmFile, type SurfaceName } from '@grandstand/demo-footage'
import { type Ffmpeg, joinParts } from '@grandstand/media'
import { touchChannel } from '../../channel/channel/index.ts'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import { clipName } from '../../context/media-pictures.ts'
import { insertVideo, moveVideo, setClip, setOwnVideo } from '../../video/videos/index.ts'
import { slideFilmFolder, slideFilmSeconds } from './demo-footage.ts'
import { listSlidesWithoutVideo } from './demo-video-store.ts'
import { linkFolder } from './link-folder.ts'

/** What the demo's video slides show. */
const films: Record<string, SurfaceName> = { 'fresh-ice': 'ice' }

type Ctx = Pick<Context, 'db' | 'now' | 'folders'> & { ffmpeg: Ffmpeg; signal: AbortSignal }

/** Video slides get a few seconds of footage; what an operator sends takes its place. */
export async function linkSlides(ctx: Ctx, channel: Channel, { dir }: { dir: string }): Promise<void> {
  for (const { id, alias } of await listSlidesWithoutVideo(ctx.db, channel.id)) {
    const surface = films[alias]
    if (!surface) continue
    const target = await cutFilm(ctx, dir, surface)
    await ctx.db.transaction(async tx => {
      const now = ctx.now()
      const videoId = await insertVideo(tx, channel.id, { kind: 'file', now })
      await linkFolder(target, ctx.folders.video(channel.id, videoId))
      await setClip(tx, channel.id, videoId)
      await moveVideo(tx, channel.id, videoId, { state: 'ready', now, durationMs: slideFilmSeconds * 1000 })
      await setOwnVideo(tx, channel.id, 'slide', id, videoId)
      await touchChannel(tx, channel.id)
    })
  }
}

/** Once; it is there when it is whole. */
async function cutFilm({ ffmpeg, signal }: Ctx, dir: string, surface: SurfaceName): Promise<string> {
  const folder = slideFilmFolder(dir, surface)
  const film = join(folder, clipName)
  const isThere = await access(film).then(
    () => true,
    () => false,
  )
  if (isThere) return folder
  await mkdir(folder, { recursive: true })
  const unfinished = join(folder, `${clipName}.tmp`)
  const parts = [{ fromSeconds: 0, toSeconds: slideFilmSeconds }]
  await joinParts({ path: ffmpeg.path, signal }, { file: filmFile(surface), parts, target: unfinished })
  await rename(unfinished, film)
  return folder
}
