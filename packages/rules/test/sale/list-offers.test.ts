import type { EventCategory, PackageProduct, Subscription } from '@grandstand/contract'
import { describe, expect, it } from 'vitest'
import { findCategoryLine, listOffers, type SoldEventFacts } from '../../src/index.ts'

const sport = (id: number, children: EventCategory[] = []): EventCategory => ({
  id,
  alias: `sport-${id}`,
  name: `Sport ${id}`,
  image: null,
  children,
})
const hockey = 1
const iceHockey = 2
const soccer = 3
const event_categories = [sport(hockey, [sport(iceHockey)]), sport(soccer)]

const pass = (id: number, price: number, change: Partial<PackageProduct> = {}): PackageProduct => ({
  id,
  name: `Pass ${id}`,
  description: '',
  price,
  base_price: price,
  service_fee: 0,
  currency: 'USD',
  type: 'package',
  event_categories: [],
  is_team_pass: false,
  weight: 0,
  tag: null,
  ends_on: null,
  valid_days: null,
  ...change,
})
const monthly: Subscription = {
  id: 9,
  name: 'Monthly',
  description: '',
  price: 1299,
  base_price: 1199,
  service_fee: 100,
  currency: 'USD',
  offer: 'monthly',
  period: 30,
  trial_period: 0,
  weight: 0,
}
const catalog = {
  event_categories,
  subscriptions: [monthly],
  packages: [
    pass(1, 7999),
    pass(2, 3499, { is_team_pass: true }),
    pass(3, 3999, { event_categories: [hockey] }),
    pass(4, 3999, { event_categories: [soccer] }),
    pass(6, 999, { type: 'single_event', event_categories: [soccer] }),
    pass(5, 999, { type: 'single_event' }),
  ],
}
const team = {
  id: 11,
  name: 'Hawks',
  short_name: 'HAW',
  card_name: 'Team',
  alias: 'hawks',
  group_id: 1,
  images: [],
  color: '#ffffff',
  properties: { gender: 'men' as const, sport: hockey },
  score: null,
}
const game = (change: Partial<SoldEventFacts> = {}): SoldEventFacts => ({
  id: 100,
  type: 'paid',
  stream_status: 'live',
  is_cancelled: false,
  has_access: false,
  has_picture: true,
  signal_lost_at: null,
  event_category_id: iceHockey,
  participants: [team],
  base_price: 899,
  service_fee: 100,
  currency: 'USD',
  ...change,
})

describe('what opens an event, cheapest first', () => {
  it.each<[string, Partial<SoldEventFacts>, string[]]>([
    ['a paid game', {}, ['event 999', 'subscription 1299', 'package 3499', 'package 3999', 'package 7999']],
    [
      'a paid game without teams',
      { participants: [] },
      ['event 999', 'subscription 1299', 'package 3999', 'package 7999'],
    ],
    [
      'a paid game that is not sold singly',
      { base_price: 0, service_fee: 0 },
      ['subscription 1299', 'package 3499', 'package 3999', 'package 7999'],
    ],
    ['a pay-per-view game', { type: 'ppv' }, ['event 999']],
    [
      'a live game without a picture',
      { has_picture: false },
      ['subscription 1299', 'package 3499', 'package 3999', 'package 7999'],
    ],
    ['a live pay-per-view game without a picture', { type: 'ppv', has_picture: false }, []],
    ['a game that was played and not recorded', { stream_status: 'finished', has_picture: false }, []],
    ['a game that is cancelled', { is_cancelled: true }, []],
    ['a free game', { type: 'free' }, []],
    ['a game for users', { type: 'register' }, []],
  ])('%s', (_name, change, expected) => {
    const offers = listOffers(game(change), catalog, 0)
    expect(offers.map(offer => `${offer.type} ${offer.price}`)).toEqual(expected)
  })

  it('a paid game without a package is opened only by passes', () => {
    const packages = catalog.packages.filter(({ type }) => type === 'package')
    const kinds = (type: SoldEventFacts['type']) =>
      listOffers(game({ type }), { ...catalog, packages }, 0).map(offer => offer.type)
    expect(kinds('paid')).not.toContain('event')
    expect(kinds('ppv')).toEqual(['event'])
  })

  it.each([
    [iceHockey, 5],
    [soccer, 6],
  ])('a single game of sport %i is bought as package %i', (event_category_id, package_id) => {
    const [single] = listOffers(game({ event_category_id }), catalog, 0)
    expect(single).toMatchObject({ type: 'event', package_id })
  })

  it('names base price and fee separately', () => {
    expect(listOffers(game(), catalog, 0).slice(0, 2)).toMatchObject([
      { price: 999, base_price: 899, service_fee: 100 },
      { price: 1299, base_price: 1199, service_fee: 100 },
    ])
  })
})

it.each([
  [hockey, [hockey]],
  [iceHockey, [iceHockey, hockey]],
  [99, [99]],
])('the line of sport %i is %j', (id, line) => {
  expect(findCategoryLine(event_categories, id)).toEqual(line)
})
