import type { Participant } from '@grandstand/contract'
import sharp from 'sharp'
import { getImageFile } from '../../channel/images/index.ts'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'

/** In a square of so many dots; null: the team has none. */
export async function drawCrest(
  ctx: Pick<Context, 'db' | 'channels'>,
  channel: Channel,
  team: Pick<Participant, 'images'>,
  size: number,
): Promise<Buffer | null> {
  const hash = team.images[0]?.url.split('/').at(-1)
  if (!hash) return null
  const { bytes } = await getImageFile(ctx, channel.channel_key, hash)
  return sharp(bytes)
    .resize(size, size, { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .png()
    .toBuffer()
}
