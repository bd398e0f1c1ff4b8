import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import {
  FfmpegFailed,
  FfmpegTimeout,
  type VideoFacts,
  writePoster,
  writePreview,
  writeStoryboard,
} from '@grandstand/media'
import { openingPart } from '@grandstand/rules'
import { posterName, previewName } from '../../../context/media-pictures.ts'
import type { MakeContext } from '../making/making.ts'
import { fitPicture, posterSide, storyboardName } from './picture-names.ts'
import { writeSmaller } from './write-smaller.ts'

const posterSides = { width: posterSide, height: posterSide }
const previewSides = { width: 480, height: 480 }

export interface Drawing {
  source: string
  video: VideoFacts
  durationSeconds: number
  /** What the storyboard is read from. */
  recording: { dir: string; width: number; height: number; keysOnly: boolean }
  /** Gets the pictures. */
  dir: string
}

/** Poster, preview and storyboard. A video is whole without them, so that none of them can fail it. */
export async function drawPictures(
  ctx: Pick<MakeContext, 'ffmpeg' | 'signal' | 'log'>,
  { source, video, durationSeconds, recording, dir }: Drawing,
): Promise<void> {
  const tool = { ...ctx.ffmpeg, signal: ctx.signal }
  const still = { file: source, stream: video.stream, atSeconds: durationSeconds * openingPart }
  const draw = async (name: string, work: (target: string) => Promise<void>) => {
    const target = join(dir, name)
    try {
      await work(target)
    } catch (error) {
      if (!(error instanceof FfmpegFailed || error instanceof FfmpegTimeout)) throw error
      ctx.log.warn({ error }, 'A picture of a video could not be drawn; the video has none')
      await rm(target, { force: true })
    }
  }
  const poster = fitPicture(video, posterSides)
  await draw(posterName(poster), target => writePoster(tool, { ...still, size: poster, target }))
  await draw(previewName, target =>
    writePreview(tool, { ...still, size: fitPicture(video, previewSides), target }),
  )
  const { dir: recordingDir, ...read } = recording
  await draw(storyboardName, () => writeStoryboard({ ...tool, ...read, recordingDir, dir, durationSeconds }))
}

/** A still out of a file. */
export async function drawFileStill(
  ctx: Pick<MakeContext, 'ffmpeg' | 'signal'>,
  { source, video, dir }: Pick<Drawing, 'source' | 'video' | 'dir'>,
  atSeconds: number,
): Promise<void> {
  const size = fitPicture(video, posterSides)
  const name = posterName(size, { atMs: Math.round(atSeconds * 1000), isStill: true })
  const target = join(dir, name)
  const tool = { ...ctx.ffmpeg, signal: ctx.signal }
  await writePoster(tool, { file: source, stream: video.stream, atSeconds, size, target })
  await writeSmaller(target, dir, name)
}
