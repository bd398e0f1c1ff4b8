import sharp from 'sharp'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import { readImage } from './read-image.ts'

/** In a square of so many dots; null: the team has none. */
export async function drawCrest(
  ctx: Pick<Context, 'db' | 'channels'>,
  channel: Channel,
  url: string | null,
  size: number,
): Promise<Buffer | null> {
  const bytes = await readImage(ctx, channel, url)
  if (!bytes) return null
  return sharp(bytes)
    .resize(size, size, { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .png()
    .toBuffer()
}
