import { join } from 'node:path'
import { recordEventChanges } from '../../events/index.ts'
import { drawPictures } from '../pictures/draw-pictures.ts'
import { findPictures } from '../pictures/find-pictures.ts'
import { hasPictures, insertPictures } from '../replay-video-store.ts'
import type { MadeSize, MakeContext, Making } from './making.ts'

/** A video's pictures; once there is a storyboard they count as made. */
export async function makePictures(ctx: MakeContext, making: Making, made: MadeSize): Promise<void> {
  const { file, facts } = making
  const { eventMediaId } = made
  const durationSeconds = made.durationSeconds ?? facts.durationSeconds
  const channel = (await ctx.channels.list()).find(({ id }) => id === file.channel_id)
  if (!channel || durationSeconds === null) return
  if (await hasPictures(ctx.db, file.channel_id, eventMediaId)) return
  const dir = ctx.folders.video(file.channel_id, eventMediaId)
  await drawPictures(ctx, {
    ...{ source: making.source, video: facts.video, durationSeconds, dir },
    recording: {
      dir: made.isCopied ? dir : join(dir, made.name),
      // A copied file has its key frames where it likes.
      ...{ width: made.width, height: made.height, keysOnly: !made.isCopied },
    },
  })
  const pictures = await findPictures(dir, { channelKey: channel.channel_key, eventMediaId })
  await ctx.db.transaction(async tx => {
    await insertPictures(tx, file.channel_id, { event_id: file.event_id, parent: eventMediaId }, pictures)
    await recordEventChanges(tx, file.channel_id, [file.event_id], ctx.now())
  })
}
