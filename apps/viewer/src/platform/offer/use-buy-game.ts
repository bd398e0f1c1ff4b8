import type { Event } from '@grandstand/contract'
import {
  type Basket,
  basketHref,
  chooseSinglePackage,
  eventTitle,
  findCategoryLine,
  findSalePrice,
} from '@grandstand/rules'
import { useBootstrap } from '../channel/use-bootstrap.ts'
import { describeSoldItem } from '../sold-item.ts'
import { offersHref } from './offers-href.ts'
import { trackChosen } from './track-chosen.ts'
import { useGameOffer } from './use-game-offer.ts'

interface BuyGame {
  /** Null: the game is not sold by itself, or not now. */
  basket: Basket | null
  href: string
  onChoose: () => void
}

/** The way from a game to what opens it: straight to its checkout, or to the passes where it is not sold by itself. */
export function useBuyGame(event: Event): BuyGame {
  const { packages, event_categories } = useBootstrap()
  const isSold = findSalePrice(useGameOffer(event)) !== null
  const { id, base_price, currency } = event
  const line = findCategoryLine(event_categories, event.event_category_id)
  const single = event.type === 'paid' ? chooseSinglePackage(packages, line) : null
  if (!isSold || single === undefined) return { basket: null, href: offersHref(id), onChoose: () => {} }
  const basket: Basket = { type: 'event', id: String(id), ...(single && { package_id: String(single.id) }) }
  return {
    basket,
    href: basketHref(basket),
    onChoose: () =>
      trackChosen(describeSoldItem({ type: 'event', id, name: eventTitle(event), base_price, currency })),
  }
}
