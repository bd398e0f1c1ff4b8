import { availableParallelism } from 'node:os'

const baseBytes = 512 * 1024 * 1024
/** Each thread has a stack and pictures of its own. */
const bytesPerCore = 64 * 1024 * 1024
/** What decoder, filters and encoder keep of pictures, with up to ten bits for each colour. */
const keptPictures = 64
const bytesPerPixel = 3

/** For ffmpeg with pictures of this size. */
export function memoryLimitBytes({ width, height }: { width: number; height: number }): number {
  return baseBytes + bytesPerCore * availableParallelism() + keptPictures * bytesPerPixel * width * height
}
