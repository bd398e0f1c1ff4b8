import type { Event } from '@grandstand/contract'
import { sidesInOrder } from '@grandstand/rules'
import sharp from 'sharp'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import { drawCrest } from './draw-crest.ts'
import { digitsHeight, digitsWidth, drawDigits } from './draw-digits.ts'
import { shareHeight, shareWidth } from './share-size.ts'

const crestSize = 132
/** Between a crest and the score, and around the whole. */
const space = 36
const top = shareHeight - space - crestSize

/** What a link to a clip shows elsewhere, as JPEG: a picture out of it, over it the crests of the two sides and the score. */
export async function drawClipImage(
  ctx: Pick<Context, 'db' | 'channels'>,
  channel: Channel,
  event: Event,
  still: Buffer,
): Promise<Buffer> {
  const sides = sidesInOrder(event)
  const [one, other] = sides.length === 2 ? sides : []
  const texts = [one, other].map(side => (typeof side?.score === 'number' ? String(side.score) : ''))
  const widths = texts.map(text => (text === '' ? 0 : digitsWidth(text) + space))
  const middle = shareWidth / 2
  const crests = await Promise.all(
    [one, other].map(async (side, index) => {
      const input = side && (await drawCrest(ctx, channel, side, crestSize))
      const width = widths[index] ?? 0
      const left = index === 0 ? middle - space - width - crestSize : middle + space + width
      return input ? [{ input, left: Math.round(left), top }] : []
    }),
  )
  const digitsTop = top + (crestSize - digitsHeight) / 2
  const score = [
    texts[0] ? drawDigits(texts[0], middle - space - digitsWidth(texts[0]), digitsTop) : '',
    texts[1] ? drawDigits(texts[1], middle + space, digitsTop) : '',
    texts[0] && texts[1] ? colon(middle, top + crestSize / 2) : '',
  ]
  return sharp(still)
    .resize(shareWidth, shareHeight, { fit: 'cover' })
    .composite([{ input: Buffer.from(shade(score.join(''))) }, ...crests.flat()])
    .jpeg({ quality: 82 })
    .toBuffer()
}

const colon = (x: number, y: number) =>
  [-20, 20].map(dy => `<circle cx="${x}" cy="${y + dy}" r="7" fill="#fff"/>`).join('')

/** Darker towards the bottom, so that the text there is readable. */
const shade = (
  over: string,
) => `<svg xmlns="http://www.w3.org/2000/svg" width="${shareWidth}" height="${shareHeight}">
  <defs><linearGradient id="shade" x1="0" y1="0" x2="0" y2="1">
    <stop offset="0.45" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity="0.8"/>
  </linearGradient></defs>
  <rect width="${shareWidth}" height="${shareHeight}" fill="url(#shade)"/>${over}
</svg>`
