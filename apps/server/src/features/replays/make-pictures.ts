import { join } from 'node:path'
import { FfmpegFailed, FfmpegTimeout, writePoster, writePreview, writeStoryboard } from '@grandstand/media'
import { posterName } from '../../poster-name.ts'
import { recordEventChanges } from '../events/index.ts'
import type { MadeSize, MakeContext, Making } from './making.ts'
import { fitPicture, previewName } from './picture-names.ts'
import { hasPictures, insertPictures, type Picture } from './replay-video-store.ts'

/** Past the black, the countdown and the logo, as a rule. */
const posterPart = 0.2
const posterSides = { width: 1280, height: 1280 }
const previewSides = { width: 480, height: 480 }

/** Poster, preview and storyboard. A video is whole without them, so that none of them can fail it. */
export async function makePictures(ctx: MakeContext, making: Making, made: MadeSize): Promise<void> {
  const { file, facts } = making
  const { eventMediaId } = made
  const durationSeconds = made.durationSeconds ?? facts.durationSeconds
  const channel = (await ctx.channels.list()).find(({ id }) => id === file.channel_id)
  if (!channel || durationSeconds === null) return
  if (await hasPictures(ctx.db, file.channel_id, eventMediaId)) return
  const dir = ctx.folders.video(file.channel_id, eventMediaId)
  const tool = { path: ctx.ffmpeg.path, signal: ctx.signal }
  const place = { file: making.source, stream: facts.video.stream, atSeconds: durationSeconds * posterPart }
  const poster = fitPicture(facts.video, posterSides)
  const addressOf = (name: string) => `/previews/${channel.channel_key}/${eventMediaId}/${name}`

  const pictures: Picture[] = []
  const draw = async (picture: Picture, work: () => Promise<void>) => {
    if (await isDrawn(ctx, work)) pictures.push(picture)
  }
  await draw({ type: 'image', url: addressOf(posterName(poster)) }, () =>
    writePoster(tool, { ...place, size: poster, target: join(dir, posterName(poster)) }),
  )
  await draw({ type: 'preview', url: addressOf(previewName) }, () =>
    writePreview(tool, {
      ...place,
      size: fitPicture(facts.video, previewSides),
      target: join(dir, previewName),
    }),
  )
  // Last: with it the pictures count as made. Its address needs a viewer's token.
  await draw({ type: 'thumbnails', url: null }, () =>
    writeStoryboard({
      ...tool,
      ...{ recordingDir: made.isCopied ? dir : join(dir, made.name), dir, durationSeconds },
      // A copied file has its key frames where it likes.
      ...{ width: made.width, height: made.height, keysOnly: !made.isCopied },
    }),
  )
  await ctx.db.transaction(async tx => {
    await insertPictures(tx, file.channel_id, { event_id: file.event_id, parent: eventMediaId }, pictures)
    await recordEventChanges(tx, file.channel_id, [file.event_id], ctx.now())
  })
}

async function isDrawn(ctx: MakeContext, work: () => Promise<void>): Promise<boolean> {
  try {
    await work()
    return true
  } catch (error) {
    if (!(error instanceof FfmpegFailed || error instanceof FfmpegTimeout)) throw error
    ctx.log.warn({ error }, 'A picture of a video could not be made')
    return false
  }
}
