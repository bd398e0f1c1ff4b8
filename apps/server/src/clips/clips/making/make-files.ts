import { randomUUID } from 'node:crypto'
import { mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type FileFacts, writeCut, writeStill } from '@grandstand/media'
import type { JobContext } from '../../../jobs/index.ts'
import { fitPicture, picturesMark, storeAgain } from '../../../video/videos/index.ts'
import { cutName, stillName } from '../clip-address.ts'
import type { ClipRow } from '../clip-store.ts'
import { cuttingSlots } from './cutting-slots.ts'
import { NoFfmpeg } from './explain-failure.ts'

type Ctx = Pick<JobContext, 'db' | 'folders' | 'recordings' | 'ffmpeg' | 'signal'>

/** As large as a network shows it under a link. */
const stillSides = { width: 1280, height: 720 }

/** Exact at both ends. */
export async function makeFile(ctx: Ctx, clip: ClipRow): Promise<FileFacts> {
  const { channel_id, video_id, start_seconds, duration_seconds } = clip
  const recording = await ctx.recordings.find(channel_id, video_id)
  if (!recording) throw new Error('The segments of the clip are gone')
  // Its segments may lie in the storage alone.
  await mkdir(ctx.folders.video(channel_id, video_id), { recursive: true })
  return makeAside(ctx, clip, cutName(clip.cut), (tool, target) =>
    cuttingSlots(['channel', channel_id], () =>
      writeCut(tool, {
        recording,
        target,
        isExact: clip.is_exact,
        fromSeconds: start_seconds,
        toSeconds: start_seconds + duration_seconds,
      }),
    ),
  )
}

/** Out of its file. */
export async function makeStill(ctx: Ctx, clip: ClipRow, { video }: FileFacts): Promise<void> {
  const file = join(ctx.folders.video(clip.channel_id, clip.video_id), cutName(clip.cut))
  const size = fitPicture(video ?? stillSides, stillSides)
  await makeAside(ctx, clip, stillName(clip.cut), (tool, target) => writeStill(tool, { file, size, target }))
}

/** Moved to its place in the clip's folder whole. */
export async function makeAside<Made>(
  ctx: Pick<Ctx, 'db' | 'folders' | 'ffmpeg' | 'signal'>,
  { channel_id, video_id }: ClipRow,
  name: string,
  make: (tool: Parameters<typeof writeStill>[0], target: string) => Promise<Made>,
): Promise<Made> {
  if (!ctx.ffmpeg) throw new NoFfmpeg()
  const dir = ctx.folders.video(channel_id, video_id)
  const target = join(dir, name)
  const unfinished = `${target}.${randomUUID()}.tmp`
  try {
    const made = await make({ ...ctx.ffmpeg, signal: ctx.signal }, unfinished)
    await rename(unfinished, target)
    // The storage has not this one.
    await rm(join(dir, picturesMark), { force: true })
    await storeAgain(ctx.db, channel_id, video_id)
    return made
  } finally {
    await rm(unfinished, { force: true })
  }
}
