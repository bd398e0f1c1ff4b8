import { randomUUID } from 'node:crypto'
import { readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type ClipFraming, clipFraming } from '@grandstand/contract'
import { SegmentMissing, type VerticalFraming, writeVertical } from '@grandstand/media'
import type { JobContext } from '../../../jobs/index.ts'
import { picturesMark } from '../../../video/videos/index.ts'
import { cutName, verticalName } from '../clip-address.ts'
import { type ClipRow, findClip } from '../clip-store.ts'
import { findClipFile } from '../find-clip-file.ts'
import { cuttingSlots } from '../making/cutting-slots.ts'
import { explainFailure, NoFfmpeg } from '../making/explain-failure.ts'
import { tellOwner } from '../making/tell-owner.ts'
import { findVertical, moveVertical, type VerticalRow } from './vertical-store.ts'

type Own = Pick<JobContext, 'db' | 'log' | 'signal' | 'folders' | 'storedCopies' | 'ffmpeg'>
type Asked = Pick<VerticalRow, 'clip_id' | 'cut'>

/** Out of the clip's own file, beside it; may come twice, and after half of it was done. */
export async function makeVertical(ctx: Own, channelId: number, asked: Asked): Promise<void> {
  const clip = await findClip(ctx.db, channelId, asked.clip_id)
  // Deleted, or waiting for a recut, which requests it.
  if (clip?.status !== 'ready') return
  const vertical = await move(ctx, clip, asked, { status: 'processing' })
  if (!vertical) return
  try {
    await makeFile(ctx, clip, vertical)
    await move(ctx, clip, asked, { status: 'ready' })
    await forgetFormer(ctx, clip)
  } catch (error) {
    // Stopped with the server: the job comes again.
    if (ctx.signal.aborted) throw error
    const problem = explainFailure(error)
    if (problem === null) throw error
    ctx.log.warn({ error, clip_id: clip.id, problem }, 'A clip has no upright file')
    await move(ctx, clip, asked, { status: 'failed', problem })
  }
}

/** Undefined: it is done, was given up, or another one was asked for since. */
async function move(
  ctx: Own,
  clip: ClipRow,
  asked: Asked,
  to: Parameters<typeof moveVertical>[3],
): Promise<VerticalRow | undefined> {
  return ctx.db.transaction(async tx => {
    const moved = await moveVertical(tx, clip.channel_id, asked, to)
    if (moved) await tellOwner(tx, clip)
    return moved
  })
}

/** Made aside and moved to its place whole. */
async function makeFile(ctx: Own, clip: ClipRow, { cut, framing }: VerticalRow): Promise<void> {
  if (!ctx.ffmpeg) throw new NoFfmpeg()
  const tool = { ...ctx.ffmpeg, signal: ctx.signal }
  const wide = await findClipFile(ctx, clip, cutName(clip.cut))
  if (!wide) throw new SegmentMissing('The clip has no file')
  const dir = ctx.folders.video(clip.channel_id, clip.video_id)
  const unfinished = join(dir, `${verticalName(cut)}.${randomUUID()}.tmp`)
  const framed = placePoints(clipFraming.parse(framing), clip.start_seconds)
  try {
    await cuttingSlots(() => writeVertical(tool, { file: wide.path, framing: framed, target: unfinished }))
    await rename(unfinished, join(dir, verticalName(cut)))
    await rm(join(dir, picturesMark), { force: true })
  } finally {
    await rm(unfinished, { force: true })
  }
}

/** From the time line of the recording to that of the clip. */
function placePoints(framing: ClipFraming, startSeconds: number): VerticalFraming {
  if (framing.kind === 'whole') return framing
  return { ...framing, points: framing.points.map(({ time, x }) => ({ seconds: time - startSeconds, x })) }
}

/** Those that were asked for before, and what workers that were killed have left. */
async function forgetFormer(ctx: Own, clip: ClipRow): Promise<void> {
  const now = await findVertical(ctx.db, clip.channel_id, clip.id)
  if (now && now.status !== 'ready') return
  const dir = ctx.folders.video(clip.channel_id, clip.video_id)
  for (const name of await readdir(dir))
    if (/^vertical-/.test(name) && name !== (now && verticalName(now.cut)))
      await rm(join(dir, name), { force: true })
}
