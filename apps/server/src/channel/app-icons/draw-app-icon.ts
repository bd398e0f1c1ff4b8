import { readableOn } from '@grandstand/rules'
import sharp from 'sharp'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import { getImageFile } from '../images/index.ts'
import type { AppIcon } from './app-icon.ts'

/** How much of the square the logo may fill: systems cut a `maskable` one to the circle in its middle. */
const shares = { any: 0.84, touch: 0.78, maskable: 0.56 } as const

interface Look {
  /** Null: a play sign in the channel's colours replaces it. */
  logo: { url: string } | null
  background: string
  primary: string
}

/** The channel's logo on its header's colour: phones put icons on any picture, so it needs a background. */
export async function drawAppIcon(
  ctx: Pick<Context, 'db' | 'channels'>,
  channel: Channel,
  { logo, background, primary }: Look,
  { purpose, size }: AppIcon,
): Promise<Buffer> {
  const inner = Math.round(size * shares[purpose])
  const hash = logo?.url.split('/').at(-1)
  const source = hash
    ? (await getImageFile(ctx, channel.channel_key, hash)).bytes
    : Buffer.from(playIcon(primary, inner))
  const picture = await sharp(source)
    .resize(inner, inner, { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .png()
    .toBuffer()
  return sharp({ create: { width: size, height: size, channels: 3, background } })
    .composite([{ input: picture }])
    .png({ compressionLevel: 9, palette: true })
    .toBuffer()
}

function playIcon(color: string, size: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="${size}" height="${size}">
    <circle cx="12" cy="12" r="12" fill="${color}"/><path d="M9 6.5v11l9-5.5z" fill="${readableOn(color)}"/></svg>`
}
