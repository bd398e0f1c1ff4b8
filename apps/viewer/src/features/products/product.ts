import type { ChannelBootstrap } from '@grandstand/contract'
import { openedSports } from '@grandstand/rules'
import { describeSoldItem, type SoldItem } from '../../platform/sold-item.ts'

/** What a card shows about a product of any kind. */
export interface Product {
  key: string
  id: number
  name: string
  description: string
  price: number
  currency: string
  tag: string | null
  payment: 'once' | 'annual' | 'monthly'
  /** Empty: all of them. */
  sports: string[]
  scope: 'all' | 'team' | 'game'
  /** Days; zero means no trial. */
  trialDays: number
  /** Where it is bought, or what of it is chosen first. */
  href: string
  item: SoldItem
}

type ProductLists = Pick<ChannelBootstrap, 'packages' | 'subscriptions' | 'event_categories'>

export function listSubscriptionProducts({ subscriptions }: ProductLists): Product[] {
  return subscriptions.map(({ id, name, description, price, base_price, currency, offer, trial_period }) => ({
    key: `subscription-${id}`,
    id,
    name,
    description,
    price,
    currency,
    tag: null,
    payment: offer,
    sports: [],
    scope: 'all',
    trialDays: trial_period,
    href: `/buy?type=subscription&id=${id}`,
    item: describeSoldItem({ type: 'subscription', id, name, base_price, currency }),
  }))
}

export function listPassProducts({ packages, event_categories }: ProductLists): Product[] {
  return packages.map(({ id, name, description, price, base_price, currency, tag, ...product }) => ({
    key: `package-${id}`,
    id,
    name,
    description,
    price,
    currency,
    tag,
    payment: 'once',
    sports: openedSports(event_categories, product.event_categories),
    scope: product.type === 'single_event' ? 'game' : product.is_team_pass ? 'team' : 'all',
    trialDays: 0,
    href: hrefOf(id, product),
    item: describeSoldItem({ type: 'package', id, name, base_price, currency }),
  }))
}

/** A game is chosen among the games, a team of its own. */
function hrefOf(id: number, { type, is_team_pass }: { type: string; is_team_pass: boolean }): string {
  if (type === 'single_event') return '/schedule'
  return is_team_pass ? `/select-package/${id}?package=${id}` : `/buy?type=package&id=${id}`
}
