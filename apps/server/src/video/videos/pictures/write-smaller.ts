import { join } from 'node:path'
import sharp from 'sharp'
import { listPosterSizes } from '../../../context/media-pictures.ts'

/** The smaller sizes of a still, beside it. */
export async function writeSmaller(file: string, dir: string, name: string): Promise<void> {
  for (const { width, height, name: smaller } of listPosterSizes(name)) {
    const picture = sharp(file).resize(width, height, { fit: 'fill' })
    await picture.jpeg({ quality: 72, mozjpeg: true }).toFile(join(dir, smaller))
  }
}
