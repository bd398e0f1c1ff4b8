import { describe, expect, it } from 'vitest'
import {
  type HeldOrder,
  isEventPurchased,
  isOpening,
  isPackagePurchased,
  isSubscriptionPurchased,
  type PackageFacts,
  type SoldEvent,
  takeScope,
} from '../../src/index.ts'

const now = new Date('2026-11-15T20:00:00Z')
const later = new Date('2026-11-15T20:00:01Z')
const hockey = 1
const iceHockey = 2
const soccer = 3
const newSport = 4
const hawks = 11
const owls = 12
const foxes = 13

const sports = [
  { id: hockey, parent_id: null },
  { id: iceHockey, parent_id: hockey },
  { id: soccer, parent_id: null },
]

const order = (change: Partial<HeldOrder>): HeldOrder => ({
  type: 'package',
  status: 'paid',
  activity_status: 'active',
  expires_at: null,
  event_id: null,
  package_id: null,
  subscription_id: null,
  all_categories: false,
  event_categories: [],
  newest_category_id: soccer,
  is_team_pass: false,
  participant_id: null,
  capabilities: [],
  ...change,
})
const pass = (change: Partial<PackageFacts> = {}): PackageFacts => ({
  id: 5,
  type: 'package',
  is_team_pass: false,
  event_categories: [],
  ...change,
})
interface Choice {
  event_category_id?: number
  participant_id?: number | null
}
/** The order of a package, as it was bought. */
const bought = (
  product: PackageFacts,
  { event_category_id, participant_id = null }: Choice = {},
  change: Partial<HeldOrder> = {},
): HeldOrder => {
  const choice = { event_id: null, event_category_id: event_category_id ?? null, participant_id }
  const scope = takeScope({ package: product, capabilities: [] }, choice, sports)
  return order({ ...scope, package_id: product.id, ...change })
}
const game = (change: Partial<SoldEvent> = {}): SoldEvent => ({
  id: 100,
  type: 'paid',
  categoryIds: [iceHockey, hockey],
  participantIds: [hawks, owls],
  ...change,
})

describe('an order opens a product', () => {
  it.each<[string, Partial<HeldOrder>, boolean]>([
    ['paid and active', {}, true],
    ['with an end to come', { expires_at: later }, true],
    ['at its end', { expires_at: now }, false],
    ['after its end, even if nobody has marked it', { expires_at: new Date(0) }, false],
    ['marked as expired', { activity_status: 'expired' }, false],
    ['inactive', { activity_status: 'inactive' }, false],
    ['canceled early, before its end', { activity_status: 'canceled', expires_at: later }, false],
    ['created, not yet paid', { status: 'created' }, false],
    ['failed', { status: 'failed' }, false],
    ['refunded', { status: 'refunded' }, false],
    ['refunded and already ended', { status: 'refunded', activity_status: 'canceled' }, false],
  ])('%s', (_name, change, opens) => {
    expect(isOpening(order(change), now)).toBe(opens)
  })
})

describe('a subscription is purchased', () => {
  const held = (change: Partial<HeldOrder> = {}) =>
    order({ type: 'subscription', subscription_id: 7, ...change })
  it.each<[string, HeldOrder[], boolean]>([
    ['with no order', [], false],
    ['with its order', [held()], true],
    ['with the order of another one', [held({ subscription_id: 8 })], false],
    ['with a refunded order', [held({ status: 'refunded' })], false],
    ['with a refunded order and a new one', [held({ status: 'refunded' }), held()], true],
    ['with a package of the same number', [bought(pass({ id: 7 }))], false],
  ])('%s', (_name, orders, isPurchased) => {
    expect(isSubscriptionPurchased(7, orders, now)).toBe(isPurchased)
  })
})

describe('a package is purchased', () => {
  const both = pass({ event_categories: [hockey, soccer] })
  const team = pass({ is_team_pass: true })
  it.each<[string, PackageFacts, HeldOrder[], boolean]>([
    ['with no order', both, [], false],
    ['with an order for all of it', both, [bought(both)], true],
    ['with one of its two sports', both, [bought(both, { event_category_id: hockey })], false],
    [
      'with both of its sports, one by one',
      both,
      [bought(both, { event_category_id: hockey }), bought(both, { event_category_id: soccer })],
      true,
    ],
    [
      'with both, one of them expired',
      both,
      [
        bought(both, { event_category_id: hockey }),
        bought(both, { event_category_id: soccer }, { expires_at: now }),
      ],
      false,
    ],
    ['with another package', both, [bought(pass({ id: 6 }))], false],
    ['with an order from when it had one sport', both, [bought(pass({ event_categories: [soccer] }))], false],
    ['with an order from when it had all sports', both, [bought(pass())], true],
    ['without sports, with its order', pass(), [bought(pass())], true],
    ['without sports, with one sport', pass(), [bought(pass(), { event_category_id: hockey })], false],
    ['without sports, with an order from when it had some', pass(), [bought(both)], false],
    ['as a team pass, with one of the two teams', team, [bought(team, { participant_id: hawks })], false],
    [
      'as a team pass, with every team',
      team,
      [bought(team, { participant_id: hawks }), bought(team, { participant_id: owls })],
      true,
    ],
    ['as a team pass without its team', team, [bought(team)], false],
    ['refunded', both, [bought(both, {}, { status: 'refunded' })], false],
  ])('%s', (_name, product, orders, isPurchased) => {
    const offered = { ...product, participantIds: [hawks, owls] }
    expect(isPackagePurchased(offered, orders, now)).toBe(isPurchased)
  })

  it('never, as a team pass that is offered for no team', () => {
    expect(isPackagePurchased({ ...team, participantIds: [] }, [bought(team)], now)).toBe(false)
  })
})

describe('an event is purchased', () => {
  const single = (change: Partial<HeldOrder> = {}) => order({ type: 'event', event_id: 100, ...change })
  const subscription = (change: Partial<HeldOrder> = {}) =>
    order({ type: 'subscription', subscription_id: 7, ...change })
  const held = (product: Partial<PackageFacts> = {}, choice: Choice = {}, change: Partial<HeldOrder> = {}) =>
    bought(pass(product), choice, change)
  const teamPass = (participant_id: number | null, event_categories: number[] = []) =>
    held({ is_team_pass: true, event_categories }, { participant_id })

  it.each<[string, HeldOrder[], Partial<SoldEvent>, boolean]>([
    ['paid, with nothing', [], {}, false],
    ['paid, by its single purchase', [single()], {}, true],
    ['paid, by the single purchase of another game', [single({ event_id: 101 })], {}, false],
    ['paid, by a single purchase whose game is gone', [single({ event_id: null })], {}, false],
    ['paid, by a refunded purchase', [single({ status: 'refunded' })], {}, false],
    ['paid, by a subscription', [subscription()], {}, true],
    ['paid, by an expired subscription', [subscription({ expires_at: now })], {}, false],
    ['paid, by a subscription that left the catalogue', [subscription({ subscription_id: null })], {}, true],
    ['paid, by a package without sports', [held()], {}, true],
    ['paid, by a package of its sport', [held({ event_categories: [iceHockey] })], {}, true],
    ['paid, by a package of the sport above', [held({ event_categories: [hockey] })], {}, true],
    [
      'of the sport above, by a package of a sport below',
      [held({ event_categories: [iceHockey] })],
      { categoryIds: [hockey] },
      false,
    ],
    ['paid, by a package of another sport', [held({ event_categories: [soccer] })], {}, false],
    ['paid, by one sport of a package', [held({}, { event_category_id: hockey })], {}, true],
    ['paid, by another sport of a package', [held({}, { event_category_id: soccer })], {}, false],
    [
      'paid, by one sport, if the package has a part of it',
      [held({ event_categories: [iceHockey] }, { event_category_id: hockey })],
      {},
      true,
    ],
    [
      'paid, by a sport that the package does not have',
      [held({ event_categories: [soccer] }, { event_category_id: hockey })],
      {},
      false,
    ],
    ['paid, by an order that opens no sport', [order({})], {}, false],
    ['paid, by a canceled package', [held({}, {}, { activity_status: 'canceled' })], {}, false],
    ['paid, by a single-event package without its game', [held({ type: 'single_event' })], {}, false],
    ['paid, by the pass of the team at home', [teamPass(owls)], {}, true],
    ['paid, by the pass of the team away', [teamPass(hawks)], {}, true],
    ['paid, by the pass of another team', [teamPass(foxes)], {}, false],
    ['paid, by a team pass without its team', [teamPass(null)], {}, false],
    ['paid, by a team pass within its sports', [teamPass(owls, [hockey])], {}, true],
    ['paid, by a team pass of other sports', [teamPass(owls, [soccer])], {}, false],
    ['without teams, by a team pass', [teamPass(owls)], { participantIds: [] }, false],
    ['paid, by the second of two orders', [single({ event_id: 101 }), subscription()], {}, true],
    [
      'of a sport that has moved since it was bought',
      [held({ event_categories: [hockey] })],
      { categoryIds: [iceHockey, soccer] },
      true,
    ],
    [
      'of a sport that has moved below a bought one since then',
      [held({ event_categories: [soccer] })],
      { categoryIds: [iceHockey, soccer] },
      false,
    ],
    [
      'of a new sport below a bought one',
      [held({ event_categories: [hockey] })],
      { categoryIds: [newSport, iceHockey] },
      true,
    ],
    ['of a new sport', [held({ event_categories: [hockey] })], { categoryIds: [newSport] }, false],
    ['of a new sport, by a package of all sports', [held()], { categoryIds: [newSport] }, true],
    ['ppv, by its single purchase', [single()], { type: 'ppv' }, true],
    ['ppv, by a subscription', [subscription()], { type: 'ppv' }, false],
    ['ppv, by a package', [held()], { type: 'ppv' }, false],
    ['ppv, by a team pass', [teamPass(owls)], { type: 'ppv' }, false],
  ])('%s', (_name, orders, change, isPurchased) => {
    expect(isEventPurchased(game(change), orders, now)).toBe(isPurchased)
  })
})
