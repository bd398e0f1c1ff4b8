import type { Event, EventCategory, PackageProduct, Subscription } from '@grandstand/contract'
import { packageCovers } from '../orders/purchased.ts'
import { chooseGameOffer, findSalePrice, type GameOfferFacts } from './game-offer.ts'

export type SoldEventFacts = GameOfferFacts & Pick<Event, 'id' | 'event_category_id' | 'participants'>

export interface ProductLists {
  packages: readonly PackageProduct[]
  subscriptions: readonly Subscription[]
  event_categories: readonly EventCategory[]
}

interface Price {
  price: number
  base_price: number
  service_fee: number
  currency: Event['currency']
}

/** A product that opens an event. */
export type Offer = Price &
  (
    | { type: 'event'; event: Pick<Event, 'id'>; package_id: number | null }
    | { type: 'package'; product: PackageProduct }
    | { type: 'subscription'; product: Subscription }
  )

/**
 * Every product that opens the event, cheapest first; nothing where nothing has to be bought or nothing is left to watch.
 * The game itself is among them while it offers something to watch, has a price and, if it is paid, a package that it is
 * sold as. Without a picture only what opens later games too is sold.
 */
export function listOffers(event: SoldEventFacts, products: ProductLists, nowMs: number): Offer[] {
  const offered = chooseGameOffer({ ...event, has_access: false }, nowMs)
  if (!('access' in offered) || offered.state === 'no_replay') return []
  if (event.type !== 'paid' && event.type !== 'ppv') return []
  const { base_price, service_fee, currency } = event
  const single = findSalePrice(offered)
  const categoryIds = findCategoryLine(products.event_categories, event.event_category_id)
  const package_id = chooseSinglePackage(products.packages, categoryIds)?.id ?? null
  const offers: Offer[] =
    single && (event.type === 'ppv' || package_id !== null)
      ? [{ type: 'event', event, package_id, price: single.price, base_price, service_fee, currency }]
      : []
  if (event.type === 'paid') {
    const packages = products.packages.filter(
      product =>
        packageCovers(product, { categoryIds }) && (!product.is_team_pass || event.participants.length > 0),
    )
    offers.push(
      ...packages.map(product => ({ ...priceOf(product), type: 'package' as const, product })),
      ...products.subscriptions.map(product => ({
        ...priceOf(product),
        type: 'subscription' as const,
        product,
      })),
    )
  }
  return offers.sort((a, b) => a.price - b.price)
}

/** As what a single game of the sport, with those above it, is bought: the first that is for it. */
export function chooseSinglePackage(
  packages: readonly PackageProduct[],
  categoryIds: readonly number[],
): PackageProduct | undefined {
  return packages.find(
    ({ type, event_categories }) =>
      type === 'single_event' &&
      (event_categories.length === 0 || categoryIds.some(id => event_categories.includes(id))),
  )
}

function priceOf({ price, base_price, service_fee, currency }: Price): Price {
  return { price, base_price, service_fee, currency }
}

/** A sport and those above it, from below; the sport alone where the channel does not list it. */
export function findCategoryLine(sports: readonly EventCategory[], id: number): number[] {
  const lineIn = (list: readonly EventCategory[]): number[] | null => {
    for (const sport of list) {
      if (sport.id === id) return [sport.id]
      const below = lineIn(sport.children)
      if (below) return [...below, sport.id]
    }
    return null
  }
  return lineIn(sports) ?? [id]
}
