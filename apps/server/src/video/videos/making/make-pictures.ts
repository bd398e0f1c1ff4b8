import { join } from 'node:path'
import { ownerOf } from '../files/file-owner.ts'
import { notifyOwner } from '../notify-owner.ts'
import { drawPictures } from '../pictures/draw-pictures.ts'
import { findPictures } from '../pictures/find-pictures.ts'
import { findPictureRow, setPictures } from '../video-store.ts'
import type { MadeSize, MakeContext, Making } from './making.ts'

/** A video's pictures; once there is a storyboard they count as made. */
export async function makePictures(ctx: MakeContext, making: Making, made: MadeSize): Promise<void> {
  const { file, facts } = making
  const { videoId } = made
  const durationSeconds = made.durationSeconds ?? facts.durationSeconds
  if (durationSeconds === null) return
  if ((await findPictureRow(ctx.db, file.channel_id, videoId))?.has_storyboard) return
  const dir = ctx.folders.video(file.channel_id, videoId)
  await drawPictures(ctx, {
    source: making.source,
    video: facts.video,
    durationSeconds,
    dir,
    recording: {
      dir: made.isCopied ? dir : join(dir, made.name),
      // A copied file has its key frames where it likes.
      width: made.width,
      height: made.height,
      keysOnly: !made.isCopied,
    },
  })
  const pictures = await findPictures(dir)
  await ctx.db.transaction(async tx => {
    await setPictures(tx, file.channel_id, videoId, pictures)
    await notifyOwner(ctx, tx, file.channel_id, ownerOf(file))
  })
}
