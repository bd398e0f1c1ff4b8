import { rename } from 'node:fs/promises'
import { join } from 'node:path'
import { readRecording, writeDownload } from '@grandstand/media'
import { clipName } from '../../../context/media-pictures.ts'
import { ownerOf } from '../files/file-owner.ts'
import { notifyOwner } from '../notify-owner.ts'
import { setClip } from '../video-store.ts'
import type { MadeSize, MakeContext, Making } from './making.ts'

/** A video for everyone, shown where nobody waits for a playlist: all of it as one file. */
export async function makeClip(ctx: MakeContext, { file }: Making, made: MadeSize): Promise<void> {
  const ownerRef = ownerOf(file)
  const dir = ctx.folders.video(file.channel_id, made.videoId)
  const recording = await readRecording({ dir: made.isCopied ? dir : join(dir, made.name) })
  const unfinished = join(dir, `${clipName}.tmp`)
  await writeDownload({ ...ctx.ffmpeg, signal: ctx.signal }, { recording, target: unfinished })
  await rename(unfinished, join(dir, clipName))
  await ctx.db.transaction(async tx => {
    await setClip(tx, file.channel_id, made.videoId)
    await notifyOwner(ctx, tx, file.channel_id, ownerRef)
  })
}
