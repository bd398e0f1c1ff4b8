import { access } from 'node:fs/promises'
import {
  FfmpegTimeout,
  type FileFacts,
  isCutOff,
  isTakenCodec,
  maxPixels,
  probeFile,
  type VideoFacts,
} from '@grandstand/media'
import { FileFailure } from './explain-problem.ts'

/** Longer than any game, its extra time and its ceremony. */
export const maxReplaySeconds = 12 * 3600

export type CheckedFacts = FileFacts & { video: VideoFacts }

export async function checkFile(
  options: Parameters<typeof probeFile>[0],
  source: string,
): Promise<CheckedFacts> {
  await access(source).catch(() => {
    throw new FileFailure('file_lost')
  })
  if (await isCutOff(source)) throw new FileFailure('cut_off')
  const facts = await probeFile(options, source).catch(error => {
    throw error instanceof FfmpegTimeout ? new FileFailure('not_a_video') : error
  })
  if (!facts) throw new FileFailure('not_a_video')
  const { video, audio } = facts
  if (!video) throw new FileFailure('no_picture')
  if (!isTakenCodec(video.codec) || (audio && !isTakenCodec(audio.codec))) throw new FileFailure('codec')
  if (video.width * video.height > maxPixels) throw new FileFailure('too_large')
  if ((facts.durationSeconds ?? 0) > maxReplaySeconds) throw new FileFailure('too_long')
  return { ...facts, video }
}
