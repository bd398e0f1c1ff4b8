import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { writeCut, writeStill } from '@grandstand/media'
import type { JobContext } from '../../../jobs/index.ts'
import { fitPicture, picturesMark } from '../../videos/index.ts'
import { cutName, stillName } from '../clip-address.ts'
import type { ClipRow } from '../clip-store.ts'
import { cuttingSlots } from './cutting-slots.ts'
import { NoFfmpeg } from './explain-failure.ts'

type Own = Pick<JobContext, 'folders' | 'recordings' | 'ffmpeg' | 'signal'>

/** As large as a network shows it under a link. */
const stillSides = { width: 1280, height: 720 }

/** The upright form looks after its own. */
const isMade = (name: string) => /^(cut-\d+\.mp4|still-\d+\.jpg)|^(?!vertical-).*\.tmp$/.test(name)

/** The file and a picture out of it, each made aside and moved to its place whole. */
export async function makeFiles(ctx: Own, clip: ClipRow): Promise<void> {
  const { channel_id, video_id, cut } = clip
  const dir = ctx.folders.video(channel_id, video_id)
  const recording = await ctx.recordings.find(channel_id, video_id)
  if (!recording) throw new Error('The segments of the clip are gone')
  if (!ctx.ffmpeg) throw new NoFfmpeg()
  const tool = { ...ctx.ffmpeg, signal: ctx.signal }
  // Its segments may lie in the storage alone.
  await mkdir(dir, { recursive: true })
  const unfinished = (name: string) => join(dir, `${name}.${randomUUID()}.tmp`)
  const [file, still] = [unfinished(cutName(cut)), unfinished(stillName(cut))]
  try {
    await cuttingSlots(async () => {
      const { video } = await writeCut(tool, {
        recording,
        fromSeconds: clip.start_seconds,
        toSeconds: clip.start_seconds + clip.duration_seconds,
        isExact: clip.is_exact,
        target: file,
      })
      const size = fitPicture(video ?? stillSides, stillSides)
      await writeStill(tool, { file, size, target: still })
    })
    await rename(file, join(dir, cutName(cut)))
    await rename(still, join(dir, stillName(cut)))
    await rm(join(dir, picturesMark), { force: true })
  } finally {
    await rm(file, { force: true })
    await rm(still, { force: true })
  }
}

/** Those of cuts before this one, and what workers that were killed have left. */
export async function forgetFormerFiles(ctx: Own, clip: ClipRow): Promise<void> {
  const dir = ctx.folders.video(clip.channel_id, clip.video_id)
  const own = [cutName(clip.cut), stillName(clip.cut)]
  for (const name of await readdir(dir).catch(() => []))
    if (isMade(name) && !own.includes(name)) await rm(join(dir, name), { recursive: true, force: true })
}
