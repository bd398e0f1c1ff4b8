import type { OfferOption, PackageProduct, Subscription } from '@grandstand/contract'
import { describe, expect, it } from 'vitest'
import { type ChoiceFacts, compareOffers, type GameLeft, type HeldOrder } from '../../src/index.ts'

const football = 1
const hockey = 2
const ravens = 11
const now = new Date('2026-11-18T12:00:00Z')

const pass = (id: number, price: number, change: Partial<PackageProduct> = {}): PackageProduct => ({
  id,
  name: `Pass ${id}`,
  description: '',
  price,
  base_price: price - 200,
  service_fee: 200,
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
const plan = (id: number, price: number, offer: Subscription['offer']): Subscription => ({
  id,
  name: `Plan ${id}`,
  description: '',
  price,
  base_price: price,
  service_fee: 0,
  currency: 'USD',
  offer,
  period: 30,
  trial_period: 0,
  weight: 0,
})
const season = pass(1, 7999)
const teamPass = pass(2, 3499, { is_team_pass: true })
const footballPass = pass(3, 3999, { event_categories: [football] })
const hockeyPass = pass(4, 3999, { event_categories: [hockey] })
const single = pass(5, 999, { type: 'single_event' })
const monthly = plan(8, 1299, 'monthly')
const annual = plan(9, 9999, 'annual')

const games = (count: number, change: Partial<GameLeft> = {}): GameLeft[] =>
  Array.from({ length: count }, (_, index) => ({
    id: 100 + index,
    price: 999,
    categoryIds: [football],
    isOpen: false,
    ...change,
  }))

const event: NonNullable<ChoiceFacts['event']> = {
  id: 100,
  name: 'Ravens @ Wolves',
  type: 'paid',
  is_cancelled: false,
  event_category_id: football,
  participants: [],
  base_price: 899,
  service_fee: 100,
  currency: 'USD',
  stream_status: 'upcoming',
  has_access: false,
  has_picture: false,
  signal_lost_at: null,
}

const facts = (change: Partial<ChoiceFacts> = {}): ChoiceFacts => ({
  event,
  isGameRequested: false,
  categoryIds: [football],
  participantId: ravens,
  teamCount: 96,
  games: games(9),
  products: {
    packages: [season, teamPass, footballPass, hockeyPass, single],
    subscriptions: [monthly, annual],
    event_categories: [],
  },
  credits: new Map(),
  held: [],
  now,
  ...change,
})

const held = (change: Partial<HeldOrder>): HeldOrder => ({
  type: 'package',
  status: 'paid',
  activity_status: 'active',
  expires_at: null,
  package_id: null,
  subscription_id: null,
  event_id: null,
  all_categories: false,
  event_categories: [],
  newest_category_id: hockey,
  is_team_pass: false,
  participant_id: null,
  capabilities: [],
  ...change,
})
const heldTeamPass = held({
  package_id: teamPass.id,
  all_categories: true,
  is_team_pass: true,
  participant_id: ravens,
  expires_at: new Date('2027-06-30T12:00:00Z'),
})

const named = ({ kind, type, id }: OfferOption) => `${kind}: ${type} ${id}`
const find = (change: Partial<ChoiceFacts>, kind: OfferOption['kind']) =>
  compareOffers(facts(change)).options.find(option => option.kind === kind)

describe('the options', () => {
  const three = ['game: event 100', 'pass: package 2', 'everything: package 1']
  const plans = ['other: subscription 8', 'other: subscription 9']
  const products = facts().products
  it.each<[string, Partial<ChoiceFacts>, string[]]>([
    ['of a team', {}, [...three, ...plans, 'other: package 3', 'other: package 4']],
    ['of a game: only what opens it', { isGameRequested: true }, [...three, ...plans, 'other: package 3']],
    [
      'of a game without a team',
      { isGameRequested: true, participantId: null },
      ['game: event 100', 'pass: package 3', 'everything: package 1', ...plans],
    ],
    [
      'of a pay-per-view game',
      { isGameRequested: true, event: { ...event, type: 'ppv' } },
      ['game: event 100'],
    ],
    ['of a free game', { isGameRequested: true, event: { ...event, type: 'free' } }, []],
    [
      'of a game that is over, and nothing of it is left',
      { isGameRequested: true, event: { ...event, stream_status: 'finished' } },
      [],
    ],
    ['of a cancelled game', { isGameRequested: true, event: { ...event, is_cancelled: true } }, []],
    [
      'of a game without a price of its own',
      { isGameRequested: true, event: { ...event, base_price: 0, service_fee: 0 } },
      [...three.slice(1), ...plans, 'other: package 3'],
    ],
    [
      'of a team without games left',
      { event: null, games: [] },
      [...three.slice(1), ...plans, 'other: package 3', 'other: package 4'],
    ],
    [
      'of the channel',
      { event: null, games: [], categoryIds: [], participantId: null },
      ['everything: package 1', ...plans, 'other: package 2', 'other: package 3', 'other: package 4'],
    ],
    [
      'where no pass opens everything: the annual plan does',
      { products: { ...products, packages: [teamPass, single] } },
      ['game: event 100', 'pass: package 2', 'everything: subscription 9', 'other: subscription 8'],
    ],
    [
      'where one sport costs more than everything',
      {
        participantId: null,
        products: {
          ...products,
          packages: [season, { ...footballPass, price: 8999 }, single],
          subscriptions: [],
        },
      },
      ['game: event 100', 'everything: package 1', 'other: package 3'],
    ],
  ])('%s', (_name, change, expected) => {
    expect(compareOffers(facts(change)).options.map(named)).toEqual(expected)
  })

  it('say what is bought: the game as its package, the pass for its team', () => {
    expect(find({}, 'game')).toMatchObject({ package_id: single.id, participant_id: null, price: 999 })
    expect(find({}, 'pass')).toMatchObject({ package_id: null, participant_id: ravens, price: 3499 })
    expect(find({}, 'everything')).toMatchObject({ package_id: null, participant_id: null })
  })
})

describe('the sum', () => {
  it.each<[string, Partial<ChoiceFacts>, object]>([
    ['four of nine games', {}, { pays_off_after: { count: 4, of: 'games' }, games_left: 9, saves: 5492 }],
    [
      'with a credit it is less',
      { credits: new Map([[teamPass.id, 999]]) },
      { credit: 999, total: 2500, pays_off_after: { count: 3, of: 'games' }, saves: 6491 },
    ],
    [
      'a credit that pays for all of it',
      { credits: new Map([[teamPass.id, 5000]]) },
      { credit: 3499, total: 0, pays_off_after: { count: 1, of: 'games' } },
    ],
    ['more than are left', { games: games(3) }, { pays_off_after: null, games_left: 3, saves: 0 }],
    [
      'games that can be watched already do not count',
      { games: [...games(4, { isOpen: true }), ...games(5)] },
      { games_left: 5, pays_off_after: { count: 4, of: 'games' }, saves: 1496 },
    ],
    [
      'each game has its price, in the order of play',
      { games: [...games(1, { price: 2999 }), ...games(5)] },
      { pays_off_after: { count: 2, of: 'games' } },
    ],
  ])('of a pass: %s', (_name, change, expected) => {
    expect(find(change, 'pass')).toMatchObject(expected)
  })

  it.each<[string, Partial<ChoiceFacts>, OfferOption['pays_off_after']]>([
    ['is compared with the pass of one team', {}, { count: 3, of: 'teams' }],
    ['and never pays off with two teams in the channel', { teamCount: 2 }, null],
    [
      'where there is no team pass: with games',
      { participantId: null, games: games(9) },
      { count: 9, of: 'games' },
    ],
  ])('everything %s', (_name, change, expected) => {
    expect(find(change, 'everything')?.pays_off_after).toEqual(expected)
  })

  it('one by one the games cost what they cost', () => {
    expect(compareOffers(facts())).toMatchObject({ games_left: 9, games_price: 8991 })
  })
})

describe('suggested is', () => {
  const unsold = { ...event, stream_status: 'live' as const }
  it.each<[string, Partial<ChoiceFacts>, OfferOption['kind'] | undefined]>([
    ['the cheapest for the games left', {}, 'pass'],
    ['the single game with three games left', { games: games(3) }, 'game'],
    ['the single game where four games cost less than the pass', { games: games(4, { price: 499 }) }, 'game'],
    ['the pass from four games on', { games: games(4) }, 'pass'],
    [
      'the pass where a credit makes it cheaper',
      { games: games(4, { price: 799 }), credits: new Map([[2, 999]]) },
      'pass',
    ],
    ['everything where it costs less than the team', { credits: new Map([[1, 5000]]) }, 'everything'],
    ['a pass that pays off, where the game has no picture', { event: unsold }, 'pass'],
    [
      'nothing where the game has no picture and no pass pays off',
      { event: unsold, games: games(2) },
      undefined,
    ],
    ['nothing where all games can be watched', { games: games(9, { isOpen: true }) }, undefined],
    ['nothing without games left', { event: null, games: [] }, undefined],
    ['the pass where games are not sold singly', { event: null, games: games(5, { price: 0 }) }, 'pass'],
  ])('%s', (_name, change, expected) => {
    const suggested = compareOffers(facts(change)).options.filter(option => option.is_suggested)
    expect(suggested.map(({ kind }) => kind)).toEqual(expected ? [expected] : [])
  })
})

describe('owned is', () => {
  it.each<[string, HeldOrder, OfferOption['kind'], OfferOption['owned']]>([
    ['the pass of this team', heldTeamPass, 'pass', { until: '2027-06-30T12:00:00.000Z' }],
    ['not the pass of another team', { ...heldTeamPass, participant_id: 12 }, 'pass', null],
    ['not one that has ended', { ...heldTeamPass, expires_at: now }, 'pass', null],
    ['the season', held({ package_id: 1, all_categories: true }), 'everything', { until: null }],
    ['a game', held({ type: 'event', event_id: 100 }), 'game', { until: null }],
  ])('%s', (_name, order, kind, expected) => {
    expect(find({ held: [order] }, kind)).toMatchObject({ owned: expected, is_for_sale: expected === null })
  })

  it('one plan; another is not sold beside it', () => {
    const order = held({ type: 'subscription', subscription_id: monthly.id })
    const plans = compareOffers(facts({ held: [order] })).options.filter(
      ({ type }) => type === 'subscription',
    )
    expect(plans.map(({ owned, is_for_sale }) => [owned, is_for_sale])).toEqual([
      [{ until: null }, false],
      [null, false],
    ])
  })
})
