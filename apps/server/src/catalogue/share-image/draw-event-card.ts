import { readableOn } from '@grandstand/rules'
import type { OverlayOptions } from 'sharp'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import type { EventCard } from './describe-event-card.ts'
import { drawBrand, drawStatus } from './draw-brand.ts'
import { drawCrest } from './draw-crest.ts'
import { encodeCard, svg } from './encode-card.ts'
import { breakText, drawText, measureText } from './font/draw-text.ts'
import { type Layout, layouts, placeSides, type Spot } from './layouts.ts'
import { readImage } from './read-image.ts'
import { type ShareSize, shareSizes } from './share-size.ts'
import { sideLight } from './side-light.ts'

type Ctx = Pick<Context, 'db' | 'channels'>

/** The picture of a link to an event: lit by its teams, with their names and crests, and how the game stands. */
export async function drawEventCard(
  ctx: Ctx,
  channel: Channel,
  card: EventCard,
  size: ShareSize,
): Promise<Buffer> {
  // The same picture, smaller: its letters keep their proportions.
  const layout = layouts[size === 'small' ? 'wide' : size]
  const ground = await readImage(ctx, channel, card.groundUrl)
  const status = drawStatus(card.status, card.isLive, layout.width)
  const brand = layout.foot
    ? await drawBrand(ctx, channel, card.brand, status.left - 32)
    : { shapes: '', over: [] }
  const spots = placeSides(layout, card.sides.length)
  const crests = await Promise.all(
    card.sides.map((side, index) => drawSide(ctx, channel, side, spots[index])),
  )
  const shapes = [
    sideLight(layout, card.sides, ground !== null),
    brand.shapes,
    status.shapes,
    ...crests.map(({ shapes }) => shapes),
    card.sides.length === 2 ? drawMiddle(card, layout) : drawName(card, layout),
    layout.foot ? drawFoot(card, layout.width, layout.foot) : '',
  ]
  const over = [...brand.over, ...crests.flatMap(crest => crest.over)]
  const drawn = Buffer.from(svg(layout, shapes.join('')))
  const full = ground
    ? await encodeCard(ground, layout, [{ input: drawn }, ...over])
    : await encodeCard(drawn, layout, over)
  return size === 'small' ? encodeCard(full, shareSizes.small, []) : full
}

async function drawSide(
  ctx: Ctx,
  channel: Channel,
  { name, short, color, crestUrl }: EventCard['sides'][number],
  spot: Spot | undefined,
): Promise<{ shapes: string; over: OverlayOptions[] }> {
  if (!spot) return { shapes: '', over: [] }
  const { x, top, crest, width, size } = spot
  const picture = await drawCrest(ctx, channel, crestUrl, crest)
  const mark = picture
    ? ''
    : `<circle cx="${x}" cy="${top + crest / 2}" r="${crest * 0.45}" fill="${color}" stroke="#fff" stroke-width="6"/>${drawText(
        short,
        {
          x,
          y: top + crest * 0.6,
          anchor: 'middle',
          size: crest * 0.28,
          weight: 800,
          fill: readableOn(color),
          maxWidth: crest * 0.7,
        },
      )}`
  const style = { size, weight: 800, tracking: -0.02 } as const
  const lines = breakText(name, style, width).map((line, index) =>
    drawText(line, {
      ...style,
      x,
      y: top + crest + size * (1.35 + index * 1.1),
      anchor: 'middle',
      maxWidth: width,
    }),
  )
  return {
    shapes: mark + lines.join(''),
    over: picture ? [{ input: picture, left: Math.round(x - crest / 2), top: Math.round(top) }] : [],
  }
}

function drawMiddle(
  { score, large, small }: EventCard,
  { width, middle: { y, maxWidth, scale } }: Layout,
): string {
  const x = width / 2
  if (score) return drawScore(score, { x, y, maxWidth, size: 168 * scale })
  const size = (large === '@' ? 104 : 120) * scale
  const base = y - (small === '' ? 0 : 24 * scale)
  return [
    drawText(large, {
      x,
      y: base,
      anchor: 'middle',
      size,
      weight: 800,
      tracking: -0.04,
      opacity: large === '@' ? 0.6 : 1,
      maxWidth,
    }),
    drawText(small, {
      x,
      y: base + 52 * scale,
      anchor: 'middle',
      size: 34 * scale,
      weight: 600,
      opacity: 0.9,
      maxWidth,
    }),
  ].join('')
}

/** The dash stays in the middle, whatever stands beside it. */
function drawScore(
  [away, home]: readonly [string, string],
  { x, y, maxWidth, size }: { x: number; y: number; maxWidth: number; size: number },
): string {
  const style = { weight: 800, tracking: -0.05 } as const
  const gap = size * 0.29
  const half = maxWidth / 2 - gap
  const widest = Math.max(...[away, home].map(text => measureText(text, { ...style, size })))
  const fitted = widest > half ? (size * half) / widest : size
  const digits = { ...style, size: fitted, y, maxWidth: half + 1 }
  return [
    drawText(away, { ...digits, x: x - gap, anchor: 'end' }),
    `<rect x="${x - size * 0.16}" y="${y - fitted * 0.42}" width="${size * 0.32}" height="${size * 0.07}" fill="#fff" fill-opacity=".45"/>`,
    drawText(home, { ...digits, x: x + gap }),
  ].join('')
}

/** Of a meet, or where no team is known. */
function drawName({ name, large, small }: EventCard, { width, meet: { y, size } }: Layout): string {
  const style = { size, weight: 800, tracking: -0.03 } as const
  const maxWidth = width - 112
  const lines = breakText(name, style, maxWidth)
  const about = large === '@' ? '' : [large, small].filter(Boolean).join(' ')
  return [
    ...lines.map((line, index) =>
      drawText(line, { ...style, x: width / 2, y: y + index * size * 1.1, anchor: 'middle', maxWidth }),
    ),
    drawText(about, {
      x: width / 2,
      y: y + (lines.length - 1) * size * 1.1 + 46,
      anchor: 'middle',
      size: 28,
      weight: 600,
      opacity: 0.9,
      maxWidth,
    }),
  ].join('')
}

function drawFoot(
  { place, button, brand }: EventCard,
  width: number,
  { y, isStacked }: NonNullable<Layout['foot']>,
): string {
  const style = { size: 28, weight: 800 } as const
  const buttonWidth = button === '' ? 0 : measureText(button, style) + 64
  const left = isStacked ? (width - buttonWidth) / 2 : width - 56 - buttonWidth
  const pill =
    button === ''
      ? ''
      : `<rect x="${left}" y="${y - 40}" width="${buttonWidth}" height="60" rx="30" fill="${brand.primary}"/>${drawText(
          button,
          { ...style, x: left + 32, y, fill: readableOn(brand.primary), maxWidth: buttonWidth },
        )}`
  const words = { size: 28, weight: 600, opacity: 0.85 } as const
  const text = place.join(' · ')
  if (isStacked)
    return `${drawText(text, { ...words, x: width / 2, y: y - 84, anchor: 'middle', maxWidth: width - 112 })}${pill}`
  return `${drawText(text, { ...words, x: 56, y, maxWidth: left - 56 - 32 })}${pill}`
}
