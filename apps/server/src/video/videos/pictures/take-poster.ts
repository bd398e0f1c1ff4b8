import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Ffmpeg, Recording } from '@grandstand/media'
import sharp from 'sharp'
import { posterName } from '../../../context/media-pictures.ts'
import type { JobContext } from '../../../jobs/index.ts'
import { picturesMark } from '../delivery/stored-mark.ts'
import { storeAgain } from '../delivery/to-store-store.ts'
import { drawFrame } from './draw-frame.ts'
import { posterSide } from './picture-names.ts'
import { writeSmaller } from './write-smaller.ts'

interface Taken {
  channel_id: number
  video_id: number
  recording: Recording
  atMs: number
  isStill: boolean
}

/**
 * Draws a poster out of a recording, a still in all its sizes, and returns its name. It is complete under its own name: a name identifies its bytes.
 * The previous one stays in its folder: open pages show it.
 */
export async function takePoster(
  ctx: Pick<JobContext, 'db' | 'folders' | 'signal'> & { ffmpeg: Ffmpeg },
  { channel_id, video_id, recording, atMs, isStill }: Taken,
): Promise<string> {
  const dir = ctx.folders.video(channel_id, video_id)
  const frame = { dir, recording, atSeconds: atMs / 1000, maxSide: posterSide }
  return drawFrame({ ...ctx.ffmpeg, signal: ctx.signal }, frame, async file => {
    const { width, height } = await sharp(file).metadata()
    const name = posterName({ width, height }, { atMs, isStill })
    await writeSmaller(file, dir, name)
    await rename(file, join(dir, name))
    // The copies in the storage are complete again once it has this one.
    await rm(join(dir, picturesMark), { force: true })
    await storeAgain(ctx.db, channel_id, video_id)
    return name
  })
}
