import { groupSeats, productTypes } from '@grandstand/contract/constants'

/** What is about to be bought, as it is in the address. */
export interface Basket {
  type: (typeof productTypes)[number]
  /** Of the event, the package or the subscription. */
  id: string
  /** As what a single game is bought. */
  package_id?: string
  /** The team of a team pass. */
  participant_id?: string
  /** The game that led here and is watched afterwards. */
  event_id?: string
  /** Of what has a trial: bought without it. */
  trial?: '0'
  /** Bought for somebody else; a subscription is not given. */
  gift?: '1'
  /** For a group: how many of a game. */
  seats?: string
}

const ids = ['package_id', 'participant_id', 'event_id'] as const
const isId = (value: unknown): value is string => typeof value === 'string' && /^[1-9]\d{0,9}$/.test(value)

/** Null: the address names nothing that could be bought. */
export function readBasket(search: Record<string, unknown>): Basket | null {
  const type = productTypes.find(each => each === search.type)
  if (!type || !isId(search.id)) return null
  const basket: Basket = { type, id: search.id }
  for (const name of ids) {
    const value = search[name]
    if (isId(value)) basket[name] = value
  }
  if (search.trial === '0') basket.trial = '0'
  if (search.gift === '1' && type !== 'subscription') basket.gift = '1'
  if (type === 'event' && isGroup(search.seats)) basket.seats = search.seats
  return basket
}

const isGroup = (value: unknown): value is string =>
  isId(value) && Number(value) >= groupSeats.min && Number(value) <= groupSeats.max

/** The same text for the same basket. */
export function basketHref({ type, id, ...more }: Basket): string {
  const query = new URLSearchParams({ type, id })
  for (const name of [...ids, 'trial', 'gift', 'seats'] as const) {
    const value = more[name]
    if (value !== undefined) query.set(name, value)
  }
  return `/buy?${query}`
}

/** What the server is asked about, which knows nothing of ways back. */
export function chosenOf({ type, id, package_id, participant_id }: Basket) {
  return {
    type,
    id,
    ...(package_id === undefined ? {} : { package_id }),
    ...(participant_id === undefined ? {} : { participant_id }),
  }
}

/** What the price depends on. The price of a gift does not depend on what its buyer has. */
export function pricedBy(basket: Basket) {
  const { gift, seats } = basket
  return {
    ...chosenOf(basket),
    ...(gift === undefined ? {} : { is_gift: '1' as const }),
    ...(seats === undefined ? {} : { seats }),
  }
}

/** The game that the basket is about: bought, or what led here. It is watched once it is paid for. */
export function gameOf({ type, id, event_id }: Basket): string | null {
  return type === 'event' ? id : (event_id ?? null)
}
