import type { OfferChoice, OfferOption, PackageProduct, Subscription } from '@grandstand/contract'
import { type HeldOrder, isOpening, isPackagePurchased, packageCovers } from '../orders/purchased.ts'
import { chooseGameOffer, findSalePrice } from './game-offer.ts'
import { chooseSinglePackage, type ProductLists, type SoldEventFacts } from './list-offers.ts'
import { countLines } from './price-lines.ts'

/** A sold game to come that passes open. */
export interface GameLeft {
  id: number
  /** With the fee; zero: it is not sold singly. */
  price: number
  categoryIds: readonly number[]
  /** The caller can watch it already. */
  isOpen: boolean
}

export interface ChoiceFacts {
  /** The requested game, or the next one of the team that is sold; null: there is none. */
  event: (SoldEventFacts & { name: string }) | null
  /** Then nothing is listed that does not open it. */
  isGameRequested: boolean
  /** The sport of the game or the team and those above it, from below; empty: neither is requested. */
  categoryIds: readonly number[]
  /** The team that a team pass is for. */
  participantId: number | null
  /** All teams that a team pass is sold for. */
  teamCount: number
  /** Of the team, with the requested one, in the order of play. */
  games: readonly GameLeft[]
  products: ProductLists
  /** By package: what was paid for single games that count towards it. */
  credits: ReadonlyMap<number, number>
  held: readonly HeldOrder[]
  now: Date
}

/** With fewer games left, nobody is talked into a pass. */
const fewGames = 4

type Sold =
  | { type: 'event'; product: NonNullable<ChoiceFacts['event']> }
  | { type: 'package'; product: PackageProduct }
  | { type: 'subscription'; product: Subscription }
type Listed = Sold & { kind: OfferOption['kind'] }

/** The ways to watch a game or a team, and which of them is the cheapest for the games left. */
export function compareOffers(
  facts: ChoiceFacts,
): Pick<OfferChoice, 'games_left' | 'games_price' | 'options'> {
  const left = facts.games.filter(({ isOpen }) => !isOpen)
  const listed = listSold(facts)
  const pass = listed.find(({ kind }) => kind === 'pass')
  const teamPrice = pass?.type === 'package' && pass.product.is_team_pass ? pass.product.price : null
  const options = listed.map(sold => describeOption(facts, sold, left, teamPrice))
  const suggested = suggest(options, left)
  return {
    games_left: left.length,
    games_price: sumOf(left),
    options: options.map(({ cost: _cost, ...option }) => ({
      ...option,
      is_suggested: option.kind === suggested,
    })),
  }
}

function listSold(facts: ChoiceFacts): Listed[] {
  const { event, isGameRequested, products } = facts
  const isSold = event?.type === 'paid' || event?.type === 'ppv'
  if (isGameRequested && (!isSold || isGone(event, facts.now))) return []
  const game: Listed[] =
    event && isSoldSingly(facts, event) ? [{ kind: 'game', type: 'event', product: event }] : []
  if (isGameRequested && event?.type === 'ppv') return game
  const passes = products.packages.filter(product => product.type === 'package')
  const everything = chooseEverything(passes, products.subscriptions)
  const pass = cheapest(
    passes.filter(
      product =>
        product !== everything?.product &&
        facts.categoryIds.length > 0 &&
        packageCovers(product, facts) &&
        (!product.is_team_pass || facts.participantId !== null) &&
        product.price < (everything?.product.price ?? Number.POSITIVE_INFINITY),
    ),
  )
  const others: Sold[] = [
    ...products.subscriptions.map(product => ({ type: 'subscription' as const, product })),
    ...passes
      .filter(product => !isGameRequested || opensGame(facts, product))
      .map(product => ({ type: 'package' as const, product })),
  ]
  return [
    ...game,
    ...(pass ? [{ kind: 'pass' as const, type: 'package' as const, product: pass }] : []),
    ...(everything ? [{ ...everything, kind: 'everything' as const }] : []),
    ...others
      .filter(({ product }) => product !== pass && product !== everything?.product)
      .map(sold => ({ ...sold, kind: 'other' as const })),
  ]
}

/** It is not played, or over, and nothing of it is left. */
function isGone(event: SoldEventFacts, now: Date): boolean {
  const { state } = chooseGameOffer(event, now.getTime())
  return state === 'cancelled' || state === 'no_replay'
}

function isSoldSingly({ products, categoryIds }: ChoiceFacts, event: SoldEventFacts): boolean {
  if (event.base_price + event.service_fee === 0) return false
  return event.type === 'ppv' || chooseSinglePackage(products.packages, categoryIds) !== undefined
}

function opensGame({ categoryIds, participantId }: ChoiceFacts, product: PackageProduct): boolean {
  return packageCovers(product, { categoryIds }) && (!product.is_team_pass || participantId !== null)
}

/** A pass for all sports and teams; a channel without one has its annual plan. */
function chooseEverything(
  passes: readonly PackageProduct[],
  subscriptions: readonly Subscription[],
): Exclude<Sold, { type: 'event' }> | null {
  const pass = cheapest(passes.filter(one => !one.is_team_pass && one.event_categories.length === 0))
  if (pass) return { type: 'package', product: pass }
  const plan = cheapest(subscriptions.filter(({ offer }) => offer === 'annual'))
  return plan ? { type: 'subscription', product: plan } : null
}

function cheapest<Product extends { price: number }>(products: readonly Product[]): Product | undefined {
  return products.reduce<Product | undefined>(
    (best, one) => (best && best.price <= one.price ? best : one),
    undefined,
  )
}

type Described = Omit<OfferOption, 'is_suggested'> & {
  /** Of all games left, if this is chosen. */
  cost: number
}

function describeOption(
  facts: ChoiceFacts,
  sold: Listed,
  left: readonly GameLeft[],
  teamPrice: number | null,
): Described {
  const { id, name, base_price, service_fee, currency } = sold.product
  const credit = sold.type === 'package' ? (facts.credits.get(id) ?? 0) : 0
  const lines = countLines({ base_price, service_fee }, { coupon: null, credit })
  const opened = left.filter(game => opens(sold, game))
  const rest = left.filter(game => !opens(sold, game))
  const owned = findOwned(facts, sold)
  return {
    kind: sold.kind,
    type: sold.type,
    id,
    package_id:
      sold.type === 'event'
        ? (chooseSinglePackage(facts.products.packages, facts.categoryIds)?.id ?? null)
        : null,
    participant_id: sold.type === 'package' && sold.product.is_team_pass ? facts.participantId : null,
    name,
    price: base_price + service_fee,
    base_price,
    service_fee,
    currency,
    credit: lines.credit,
    total: lines.total,
    games_left: opened.length,
    pays_off_after: countPayOff(facts, sold, lines.total, opened, teamPrice),
    saves: sold.type === 'event' ? 0 : Math.max(0, sumOf(opened) - lines.total),
    owned,
    is_for_sale: owned === null && isForSale(facts, sold),
    // A single game is one of the games left: those that follow are bought as it was.
    cost: sold.type === 'event' ? sumOf(left) : lines.total + sumOf(rest),
  }
}

function opens(sold: Sold, { id, categoryIds }: GameLeft): boolean {
  if (sold.type === 'event') return sold.product.id === id
  return sold.type === 'subscription' || packageCovers(sold.product, { categoryIds })
}

/** A plan renews, so games alone do not tell when it has paid off. What opens all teams is compared with the pass of one. */
function countPayOff(
  { teamCount }: ChoiceFacts,
  sold: Listed,
  total: number,
  opened: readonly GameLeft[],
  teamPrice: number | null,
): OfferOption['pays_off_after'] {
  if (sold.type !== 'package') return null
  if (sold.kind === 'everything' && teamPrice !== null && teamPrice > 0) {
    const count = Math.max(1, Math.ceil(total / teamPrice))
    return count <= teamCount ? { count, of: 'teams' } : null
  }
  let paid = 0
  const reached = opened.findIndex(({ price }) => {
    paid += price
    return paid >= total
  })
  return reached < 0 ? null : { count: reached + 1, of: 'games' }
}

function findOwned({ held, participantId, now }: ChoiceFacts, sold: Sold): OfferOption['owned'] {
  const { id } = sold.product
  const own = held.filter(order => isOpening(order, now) && isOf(order, sold, participantId))
  if (own.length === 0) return null
  if (sold.type === 'package') {
    const participantIds = participantId === null ? [] : [participantId]
    const facts = { ...sold.product, id, participantIds }
    if (!isPackagePurchased(facts, own, now)) return null
  }
  const ends = own.map(({ expires_at }) => expires_at)
  // The one that lasts longest counts.
  const until = ends.includes(null) ? null : Math.max(...ends.flatMap(end => end?.getTime() ?? []))
  return { until: until === null ? null : new Date(until).toISOString() }
}

function isOf(order: HeldOrder, { type, product: { id } }: Sold, participantId: number | null): boolean {
  if (order.type !== type) return false
  if (type === 'event') return order.event_id === id
  if (type === 'subscription') return order.subscription_id === id
  return order.package_id === id && (!order.is_team_pass || order.participant_id === participantId)
}

function isForSale({ games, held, now }: ChoiceFacts, sold: Sold): boolean {
  if (sold.type === 'event') {
    const isOpen = games.some(({ id, isOpen }) => id === sold.product.id && isOpen)
    return !isOpen && findSalePrice(chooseGameOffer(sold.product, now.getTime())) !== null
  }
  // One plan at a time, for each opens everything.
  return (
    sold.type === 'package' || !held.some(order => order.type === 'subscription' && isOpening(order, now))
  )
}

/** The cheapest for the games left; below four of them the single game. */
function suggest(options: readonly Described[], left: readonly GameLeft[]): OfferOption['kind'] | null {
  const chosen = options.filter(({ kind, is_for_sale }) => kind !== 'other' && is_for_sale)
  const game = chosen.find(({ kind }) => kind === 'game')
  if (left.length === 0) return null
  if (left.length < fewGames && game) return 'game'
  const fitting = chosen.filter(
    ({ kind, cost }) => kind === 'game' || left.some(({ price }) => price === 0) || cost <= sumOf(left),
  )
  return cheapest(fitting.map(({ kind, cost }) => ({ kind, price: cost })))?.kind ?? null
}

const sumOf = (games: readonly GameLeft[]) => games.reduce((sum, { price }) => sum + price, 0)
