import { clipName, type PictureSize, previewName, readPosterSize } from '../../../context/media-pictures.ts'

/** Shows the whole video, so it needs access to the video. */
export const storyboardName = 'storyboard.vtt'

/** Of a poster, at the most. */
export const posterSide = 1280

/** Nothing but these is read for everyone by a name out of an address. */
export function isPublicPicture(name: string): boolean {
  if (name === previewName || name === clipName) return true
  return readPosterSize(name) !== null && !name.includes('/')
}

/** Within the sides, in even numbers, never larger than it is. */
export function fitPicture({ width, height }: PictureSize, within: PictureSize): PictureSize {
  const scale = Math.min(1, within.width / width, within.height / height)
  const even = (length: number) => Math.max(2, Math.round((length * scale) / 2) * 2)
  return { width: even(width), height: even(height) }
}
