import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { imagePath } from '../../../context/channel-settings.ts'
import { errorCode } from '../../../runtime/error-code.ts'
import type { Problem, SourcePosition } from './channel-file-error.ts'
import type { ChannelParts } from './channel-parts.ts'
import { imageHash } from './image-hash.ts'
import { loadSharp } from './load-sharp.ts'
import { walkSchema } from './walk-schema.ts'

export const maxBytes = 8 * 1024 * 1024
export const maxSide = 8000

export interface LoadedImage {
  /** Below the channel folder, such as `images/logo.png`. */
  path: string
  hash: string
  mime: string
  bytes: Buffer
  /** Where the files first name it. */
  position: SourcePosition
}

/** The pictures that the files name. */
export async function loadImages(
  dir: string,
  named: ReadonlyMap<string, SourcePosition>,
): Promise<{ images: LoadedImage[]; problems: Problem[] }> {
  const images: LoadedImage[] = []
  const problems: Problem[] = []
  for (const [file, position] of named) {
    const loaded = await loadImage(dir, file)
    if (typeof loaded === 'string')
      problems.push({ ...position, message: `${file}: ${loaded}`, code: 'picture', found: file })
    else images.push({ path: file, position, ...loaded })
  }
  return { images, problems }
}

/** Every picture that is named, and where first. */
export function listImagePositions(parts: ChannelParts): Map<string, SourcePosition> {
  const positions = new Map<string, SourcePosition>()
  for (const part of Object.values(parts)) {
    if (!part) continue
    walkSchema(part.schema, part.value, (schema, value, at) => {
      if (schema !== imagePath || typeof value !== 'string' || positions.has(value)) return
      positions.set(value, part.source.positionOf(at))
    })
  }
  return positions
}

/** Reads the head only; a picture that is damaged further down shows when its copies are made. */
async function loadImage(
  dir: string,
  file: string,
): Promise<Omit<LoadedImage, 'path' | 'position'> | string> {
  try {
    const { size } = await stat(path.join(dir, file))
    if (size > maxBytes) return `expected at most 8 MB, found ${(size / 1024 / 1024).toFixed(1)} MB`
    const bytes = await readFile(path.join(dir, file))
    const mime = findMime(bytes)
    if (!mime)
      return `expected a PNG, JPEG or WebP picture, found ${looksLikeSvg(bytes) ? 'SVG' : 'something else'}`
    const sharp = await loadSharp()
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata()
    if (Math.max(width, height) > maxSide) {
      return `expected at most ${maxSide} pixels a side, found ${width} × ${height}`
    }
    return { hash: imageHash(bytes), mime, bytes }
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return 'expected a picture, found no such file'
    return `expected a picture, found a damaged or unreadable file`
  }
}

/** By the first bytes, so that no other decoder ever sees the file. */
export function findMime(bytes: Buffer): string | undefined {
  if (bytes.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex'))) return 'image/png'
  if (bytes.subarray(0, 3).equals(Buffer.from('ffd8ff', 'hex'))) return 'image/jpeg'
  const isWebp = bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP'
  return isWebp ? 'image/webp' : undefined
}

function looksLikeSvg(bytes: Buffer): boolean {
  return /<svg[\s>]/i.test(bytes.toString('latin1', 0, 4096))
}
