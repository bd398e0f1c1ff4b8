import type { PicturePart, PictureProblem } from '@grandstand/contract'
import { imageHash } from './image-hash.ts'
import { findMime, maxBytes, maxSide } from './load-images.ts'
import { loadSharp } from './load-sharp.ts'

const maxWidth = 2_560
/** Of the shorter side: anything smaller is blurred wherever it is shown. */
const minSide = 100

interface Cut {
  /** Width by height; null: as it is. */
  ratio: number | null
  part: PicturePart
}

/** A file that somebody sends as a picture for its place. Nothing of it but its pixels is kept: no place, no camera. */
export async function cutPicture(
  bytes: Buffer,
  { ratio, part }: Cut,
): Promise<{ hash: string; mime: string; bytes: Buffer } | PictureProblem> {
  if (bytes.length > maxBytes) return 'size'
  if (!findMime(bytes)) return 'type'
  try {
    const sharp = await loadSharp()
    const picture = sharp(bytes, { limitInputPixels: maxSide * maxSide, autoOrient: true })
    const { width, height } = (await picture.metadata()).autoOrient
    if (Math.max(width, height) > maxSide) return 'size'
    if (Math.min(width, height) < minSide) return 'small'
    const wide = ratio === null ? width : Math.min(width, Math.floor(height * ratio))
    const size = Math.min(maxWidth, wide)
    const position = { attention: 'attention', start: 'left top', middle: 'centre', end: 'right bottom' }[
      part
    ]
    const cut = ratio === null ? { width: size } : { width: size, height: Math.round(size / ratio), position }
    const made = await picture.resize(cut).webp({ quality: 90 }).timeout({ seconds: 30 }).toBuffer()
    return { hash: imageHash(made), mime: 'image/webp', bytes: made }
  } catch {
    return 'damaged'
  }
}
