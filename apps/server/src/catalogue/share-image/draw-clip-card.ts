import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import type { Brand } from './describe-brand.ts'
import { drawBrand, drawStatus } from './draw-brand.ts'
import { encodeCard, svg } from './encode-card.ts'
import { breakText, drawText, measureText } from './font/draw-text.ts'
import { shareSizes } from './share-size.ts'

export interface ClipCard {
  brand: Brand
  title: string
  /** Which game it is of, and its sport. */
  text: string
  /** "0:14" */
  length: string
  /** As it stood at the end of the clip; empty where nobody kept the score. */
  scores: { short: string; color: string; score: string }[]
}

const size = shareSizes.wide
const foot = size.height - 56

/** What a link to a clip shows elsewhere: a picture out of it, its name, and the score. */
export async function drawClipCard(
  ctx: Pick<Context, 'db' | 'channels'>,
  channel: Channel,
  card: ClipCard,
  still: Buffer,
): Promise<Buffer> {
  const status = drawStatus(card.length, false, size.width)
  const brand = await drawBrand(ctx, channel, card.brand, status.left - 32)
  const bug = drawScoreBug(card.scores)
  const shapes = [shade, brand.shapes, status.shapes, playMark, bug.shapes, drawTitle(card, bug.left - 104)]
  return encodeCard(still, size, [{ input: Buffer.from(svg(size, shapes.join(''))) }, ...brand.over])
}

function drawTitle({ title, text }: ClipCard, maxWidth: number): string {
  const style = { size: 60, weight: 800, tracking: -0.035 } as const
  const isLong = measureText(title, style) > maxWidth
  const lineStyle = isLong ? { ...style, size: 46 } : style
  const lines = isLong ? breakText(title, lineStyle, maxWidth) : [title]
  const words = lines.map((line, index) =>
    drawText(line, {
      ...lineStyle,
      x: 56,
      y: foot - 58 - (lines.length - 1 - index) * lineStyle.size * 1.08,
      maxWidth,
    }),
  )
  return `${words.join('')}${drawText(text, { size: 30, weight: 600, x: 56, y: foot, opacity: 0.88, maxWidth })}`
}

/** A cell for each team, with its colour at the edge. */
function drawScoreBug(scores: ClipCard['scores']): { shapes: string; left: number } {
  const [name, number] = [
    { size: 28, weight: 800 },
    { size: 36, weight: 800, tracking: -0.02 },
  ] as const
  const top = size.height - 40 - 72
  let left = size.width - 56
  const cells: string[] = []
  for (const { short, color, score } of scores.toReversed()) {
    const nameWidth = measureText(short, name)
    const width = 30 + nameWidth + 12 + measureText(score, number) + 20
    left -= width
    cells.push(
      `<rect x="${left}" y="${top}" width="${width}" height="72" fill="#0a0d14" fill-opacity=".86"/><rect x="${left}" y="${top}" width="10" height="72" fill="${color}"/>`,
      drawText(short, { ...name, x: left + 30, y: top + 46, maxWidth: nameWidth + 1 }),
      drawText(score, { ...number, x: left + 30 + nameWidth + 12, y: top + 49, maxWidth: 200 }),
    )
  }
  return { shapes: cells.join(''), left }
}

const playMark =
  '<circle cx="600" cy="300" r="64" fill="#fff" fill-opacity=".95"/><path d="M582 264v72l57-36z" fill="#0a0d14"/>'

/** Darker where text is. */
const shade = `<defs><linearGradient id="shade" x1="0" y1="0" x2="0" y2="1">
  <stop offset="0" stop-color="#07090e" stop-opacity=".65"/><stop offset=".26" stop-color="#07090e" stop-opacity="0"/>
  <stop offset=".4" stop-color="#07090e" stop-opacity="0"/><stop offset="1" stop-color="#07090e" stop-opacity=".95"/>
</linearGradient></defs><rect width="1200" height="630" fill="url(#shade)"/>`
