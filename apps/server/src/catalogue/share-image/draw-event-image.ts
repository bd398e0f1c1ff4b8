import type { Event } from '@grandstand/contract'
import { sidesInOrder } from '@grandstand/rules'
import sharp from 'sharp'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import { drawCrest } from './draw-crest.ts'
import { shareHeight, shareWidth } from './share-size.ts'

const crestSize = 320

/**
 * The picture of a link to an event on other sites: a field in each team's colour with its crest. No words are drawn,
 * because that would need a font that the machine may not have, and the title is beside the picture anyway.
 */
export async function drawEventImage(
  ctx: Pick<Context, 'db' | 'channels'>,
  channel: Channel,
  event: Event,
): Promise<Buffer> {
  const teams = sidesInOrder(event).slice(0, 4)
  const colors = teams.length > 0 ? teams.map(team => team.color) : ['#1d2433']
  const crests = await Promise.all(
    teams.map(async (team, index) => {
      const input = await drawCrest(ctx, channel, team, crestSize)
      if (!input) return []
      const middle = ((index + 0.5) * shareWidth) / teams.length
      return { input, left: Math.round(middle - crestSize / 2), top: (shareHeight - crestSize) / 2 }
    }),
  )
  return sharp(Buffer.from(drawField(colors)))
    .composite(crests.flat())
    .png({ compressionLevel: 9 })
    .toBuffer()
}

/** Slanted stripes, one for each team, darker towards the bottom so that light crests stand out too. */
function drawField(colors: readonly string[]): string {
  const width = shareWidth / colors.length
  const slant = 70
  const stripes = colors.map((color, index) => {
    const left = index === 0 ? 0 : index * width + slant
    const foot = index === 0 ? 0 : index * width - slant
    return `<polygon points="${left},0 ${shareWidth},0 ${shareWidth},${shareHeight} ${foot},${shareHeight}" fill="${color}"/>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${shareWidth}" height="${shareHeight}">
    <defs><linearGradient id="shade" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stop-color="#000" stop-opacity="0.15"/><stop offset="1" stop-color="#000" stop-opacity="0.6"/>
    </linearGradient></defs>
    ${stripes.join('')}
    <rect width="${shareWidth}" height="${shareHeight}" fill="url(#shade)"/>
  </svg>`
}
