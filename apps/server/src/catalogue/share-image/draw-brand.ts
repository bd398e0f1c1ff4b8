import sharp, { type OverlayOptions } from 'sharp'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import type { Brand } from './describe-brand.ts'
import { drawText, measureText } from './font/draw-text.ts'
import { readImage } from './read-image.ts'

const [left, top, height] = [56, 44, 52]
const nameStyle = { size: 28, weight: 800, tracking: -0.01 } as const

/** The channel's logo and name in the left upper corner. */
export async function drawBrand(
  ctx: Pick<Context, 'db' | 'channels'>,
  channel: Channel,
  { name, logoUrl }: Pick<Brand, 'name' | 'logoUrl'>,
  maxWidth: number,
): Promise<{ shapes: string; over: OverlayOptions[] }> {
  const file = await readImage(ctx, channel, logoUrl)
  const logo =
    file &&
    (await sharp(file).resize(240, height, { fit: 'inside' }).png().toBuffer({ resolveWithObject: true }))
  const x = left + (logo ? logo.info.width + 16 : 0)
  const y = top + height / 2
  return {
    shapes: drawText(name, { ...nameStyle, x, y: y + 10, maxWidth: maxWidth - x }),
    over: logo ? [{ input: logo.data, left, top: Math.round(y - logo.info.height / 2) }] : [],
  }
}

const statusStyle = { size: 28, weight: 800 } as const

/** Dark, in the right upper corner. */
export function drawStatus(text: string, isLive: boolean, width: number): { shapes: string; left: number } {
  if (text === '') return { shapes: '', left: width - left }
  const inner = Math.min(measureText(text, statusStyle), 460) + (isLive ? 32 : 0)
  const x = width - left - inner - 48
  const dot = isLive ? `<circle cx="${x + 33}" cy="72" r="9" fill="#ff3b4e"/>` : ''
  const words = drawText(text, { ...statusStyle, x: x + 24 + (isLive ? 32 : 0), y: 82, maxWidth: 460 })
  const shapes = `<rect x="${x}" y="44" width="${inner + 48}" height="56" rx="14" fill="#000" fill-opacity=".66"/>${dot}${words}`
  return { shapes, left: x }
}
