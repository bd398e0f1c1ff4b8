import type { ChannelBootstrap } from '@grandstand/contract'
import { openedSports } from './opened-sports.ts'

/** What a card says of a product, whatever its kind. */
export interface Product {
  key: string
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
  /** Where its team is chosen. */
  chooseHref: string | null
}

type Catalog = Pick<ChannelBootstrap, 'packages' | 'subscriptions' | 'event_categories'>

export function listSubscriptionProducts({ subscriptions }: Catalog): Product[] {
  return subscriptions.map(({ id, name, description, price, currency, offer, trial_period }) => ({
    key: `subscription-${id}`,
    name,
    description,
    price,
    currency,
    tag: null,
    payment: offer,
    sports: [],
    scope: 'all',
    trialDays: trial_period,
    chooseHref: null,
  }))
}

export function listPassProducts({ packages, event_categories }: Catalog): Product[] {
  return packages.map(({ id, name, description, price, currency, tag, ...product }) => ({
    key: `package-${id}`,
    name,
    description,
    price,
    currency,
    tag,
    payment: 'once',
    sports: openedSports(event_categories, product.event_categories),
    scope: product.type === 'single_event' ? 'game' : product.is_team_pass ? 'team' : 'all',
    trialDays: 0,
    chooseHref: product.is_team_pass ? `/select-package/${id}?package=${id}` : null,
  }))
}
