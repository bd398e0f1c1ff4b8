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

/** As sites show it under a link, or as chats do that have a square for it. */
export type ClipCardShape = 'wide' | 'square'

interface CardSize {
  width: number
  height: number
}

const footOf = ({ height }: CardSize) => height - 56

/** What a link to a clip shows elsewhere: a picture out of it, its name, and the score. */
export async function drawClipCard(
  ctx: Pick<Context, 'db' | 'channels'>,
  channel: Channel,
  card: ClipCard,
  { still, shape }: { still: Buffer; shape: ClipCardShape },
): Promise<Buffer> {
  const size = shareSizes[shape]
  const status = drawStatus(card.length, false, size.width)
  const brand = await drawBrand(ctx, channel, card.brand, status.left - 32)
  const bug = drawScoreBug(card.scores, size)
  const shapes = [
    drawShade(size),
    brand.shapes,
    status.shapes,
    drawPlayMark(size),
    bug.shapes,
    drawTitle(card, { maxWidth: bug.left - 104, foot: footOf(size) }),
  ]
  return encodeCard(still, size, [{ input: Buffer.from(svg(size, shapes.join(''))) }, ...brand.over])
}

function drawTitle(
  { title, text }: ClipCard,
  { maxWidth, foot }: { maxWidth: number; foot: number },
): string {
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
function drawScoreBug(scores: ClipCard['scores'], size: CardSize): { shapes: string; left: number } {
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

/** A little above the middle: the words are below. */
function drawPlayMark({ width, height }: CardSize): string {
  const [x, y] = [width / 2, height / 2 - 15]
  return `<circle cx="${x}" cy="${y}" r="64" fill="#fff" fill-opacity=".95"/><path d="M${x - 18} ${y - 36}v72l57-36z" fill="#0a0d14"/>`
}

/** Darker where text is. */
const drawShade = ({
  width,
  height,
}: CardSize) => `<defs><linearGradient id="shade" x1="0" y1="0" x2="0" y2="1">
  <stop offset="0" stop-color="#07090e" stop-opacity=".65"/><stop offset=".26" stop-color="#07090e" stop-opacity="0"/>
  <stop offset=".4" stop-color="#07090e" stop-opacity="0"/><stop offset="1" stop-color="#07090e" stop-opacity=".95"/>
</linearGradient></defs><rect width="${width}" height="${height}" fill="url(#shade)"/>`
