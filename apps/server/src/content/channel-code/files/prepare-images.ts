import { ChannelFileError, type Problem } from './channel-file-error.ts'
import { imageHash } from './image-hash.ts'
import { type LoadedImage, maxSide } from './load-images.ts'
import { loadSharp } from './load-sharp.ts'

const smallerWidths = [320, 640, 1280, 1920]
/** For crests and logos, which stand on a page by the dozen, some 40 pixels wide. */
const tinyWidths = [96, 192]
const widestOfTiny = 512
/** Half the time of the usual effort of 4, for files that are 6 % larger: the demo's pictures are made at the first start. */
const encoding = { quality: 80, effort: 2 }
/** Each holds a whole picture in memory, up to 256 MB. */
const concurrency = 2

export interface PreparedImage {
  source: LoadedImage
  width: number
  height: number
  /** Smallest first; the last has the picture's own size. */
  variants: { hash: string; width: number; bytes: Buffer }[]
}

/** Makes the copies that are served. Nothing of the source but its pixels goes into them: no location, no camera. */
export async function prepareImages(images: LoadedImage[]): Promise<PreparedImage[]> {
  const prepared: PreparedImage[] = []
  const problems: Problem[] = []
  const waiting = images.values()
  async function work() {
    for (const image of waiting) {
      try {
        prepared.push(await prepareImage(image))
      } catch {
        const message = `${image.path}: expected a picture, found a damaged file`
        problems.push({ ...image.position, message, code: 'picture', found: image.path })
      }
    }
  }
  await Promise.all(Array.from({ length: concurrency }, work))
  if (problems.length > 0) throw new ChannelFileError(problems)
  return prepared
}

async function prepareImage(source: LoadedImage): Promise<PreparedImage> {
  const sharp = await loadSharp()
  const picture = sharp(source.bytes, { limitInputPixels: maxSide * maxSide, autoOrient: true })
  const { width, height } = (await picture.metadata()).autoOrient
  const tiny = width <= widestOfTiny ? tinyWidths.filter(each => each * 1.25 < width) : []
  const widths = [...tiny, ...smallerWidths.filter(each => each < width), width]
  const variants: PreparedImage['variants'] = []
  for (const each of widths) {
    const copy = picture.clone().resize({ width: each }).webp(encoding)
    const bytes = await copy.timeout({ seconds: 60 }).toBuffer()
    variants.push({ hash: imageHash(bytes), width: each, bytes })
  }
  return { source, width, height, variants }
}
