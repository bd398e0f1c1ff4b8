import { stat } from 'node:fs/promises'
import type { FfmpegTool } from '../ffmpeg/start-ffmpeg.ts'

export interface DrawOptions extends FfmpegTool {
  signal: AbortSignal
}

export interface DrawnPicture {
  file: string
  /** The video's number among its streams. */
  stream: number
  atSeconds: number
  /** In even numbers. */
  size: { width: number; height: number }
  target: string
}

/** One picture, or a few seconds. */
export const drawTimeoutMs = 120_000

/** ffmpeg ends well also where it found no picture to write. */
export function isDrawn(target: string): Promise<boolean> {
  return stat(target).then(
    ({ size }) => size > 0,
    () => false,
  )
}
