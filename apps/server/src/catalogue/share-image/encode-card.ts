import sharp, { type OverlayOptions } from 'sharp'

/** JPEG: a picture lit by two teams is ten times as large as PNG. */
export function encodeCard(
  ground: Buffer,
  { width, height }: { width: number; height: number },
  over: OverlayOptions[],
): Promise<Buffer> {
  return sharp(ground)
    .resize(width, height, { fit: 'cover' })
    .composite(over)
    .flatten({ background: '#07090e' })
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer()
}

export function svg({ width, height }: { width: number; height: number }, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`
}
