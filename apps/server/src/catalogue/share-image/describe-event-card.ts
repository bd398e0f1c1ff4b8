import { createHash } from 'node:crypto'
import type { Event } from '@grandstand/contract'
import {
  chooseGameOffer,
  describeShareCard,
  findSalePrice,
  formatMoney,
  type GameOffer,
  type ShareCard,
  sidesInOrder,
} from '@grandstand/rules'
import type { Reader } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import { buttonWords } from './button-words.ts'
import { type Brand, describeBrand } from './describe-brand.ts'

export interface EventCard extends ShareCard {
  brand: Brand
  name: string
  /** The picture that was chosen for this game. */
  groundUrl: string | null
  sides: { name: string; short: string; color: string; crestUrl: string | null }[]
  /** Sport and venue. */
  place: string[]
  /** Empty: there is nothing to watch. */
  button: string
}

/** All that the picture of a link to an event shows. */
export async function describeEventCard(
  ctx: Pick<Context, 'db' | 'now' | 'rosters'>,
  reader: Reader,
  event: Event,
  hidesScores: boolean,
): Promise<EventCard> {
  const { language } = reader
  const { known } = await ctx.rosters.get(reader)
  const brand = await describeBrand(ctx, reader)
  const venue = event.location_id === null ? undefined : known.locations.get(event.location_id)
  const places = [known.categories.get(event.event_category_id)?.name, venue?.name]
  return {
    ...describeShareCard(event, { language, hidesScores }),
    brand,
    name: event.name,
    groundUrl: (event.has_own_image && event.image?.url) || null,
    sides: sidesInOrder(event)
      .slice(0, 6)
      .map(team => ({
        name: team.card_name,
        short: team.short_name,
        color: team.color,
        crestUrl: team.images[0]?.url ?? null,
      })),
    place: places.filter(part => part !== undefined),
    button: writeButton(chooseGameOffer(event, ctx.now().getTime()), language),
  }
}

/** Another whenever the picture would be: it stands in the address, so that nobody keeps an old one. */
export function cardVersion(card: object): string {
  return createHash('sha256').update(JSON.stringify(card)).digest('base64url').slice(0, 10)
}

function writeButton(offer: GameOffer, language: string): string {
  const say = buttonWords(language)
  if (offer.state === 'live') return say.live
  if (offer.state === 'replay') return say.replay
  if (offer.state !== 'upcoming') return ''
  const sale = findSalePrice(offer)
  return sale ? `${say.buy} · ${formatMoney(language, sale.price, sale.currency)}` : say.watch
}
