import { describe, expect, it } from 'vitest'
import {
  addTax,
  type CouponFacts,
  type CouponTerms,
  type CouponUse,
  checkCoupon,
  checkCouponTerms,
  checkSale,
  checkTrial,
  chooseEnd,
  countLines,
  creditGames,
  type PaidGame,
  type Reduction,
  type SaleFacts,
  takeScope,
} from '../../src/index.ts'

const now = new Date('2026-11-15T20:00:00Z')
const days = (count: number) => new Date(now.getTime() + count * 86_400_000)

describe('the price of 8.99 and a fee of 1.00', () => {
  it.each<[string, Reduction | null, number, [number, number, number]]>([
    ['is the sum of both', null, 0, [0, 0, 999]],
    ['with 10 percent off', { percent: 10, amount: null }, 0, [100, 0, 899]],
    ['with a third off, to the nearest cent', { percent: 33, amount: null }, 0, [330, 0, 669]],
    ['with all of it off', { percent: 100, amount: null }, 0, [999, 0, 0]],
    ['with an amount off', { percent: null, amount: 250 }, 0, [250, 0, 749]],
    ['with more off than it costs', { percent: null, amount: 5000 }, 0, [999, 0, 0]],
    ['with less left by a code than a card takes', { percent: null, amount: 950 }, 0, [999, 0, 0]],
    ['with less left by games than a card takes', null, 950, [0, 999, 0]],
    ['with the least left that a card takes', { percent: null, amount: 949 }, 0, [949, 0, 50]],
    ['with a game counted', null, 400, [0, 400, 599]],
    ['with more games than it costs', null, 5000, [0, 999, 0]],
    ['with a code first and games after', { percent: 50, amount: null }, 900, [500, 499, 0]],
  ])('%s', (_name, coupon, credit, [discount, counted, total]) => {
    const lines = countLines({ base_price: 899, service_fee: 100 }, { coupon, credit })
    expect(lines).toEqual({ base_price: 899, service_fee: 100, discount, credit: counted, tax: 0, total })
  })

  it('has its tax on top, once', () => {
    const lines = countLines({ base_price: 899, service_fee: 100 }, { coupon: null, credit: 0 })
    expect(addTax(addTax(lines, 50), 130)).toMatchObject({ tax: 130, total: 1129 })
  })
})

describe('a promo code', () => {
  const coupon = (change: Partial<CouponFacts> = {}): CouponFacts => ({
    package_ids: [],
    subscription_ids: [],
    valid_from: null,
    valid_until: null,
    max_uses: null,
    max_uses_per_user: null,
    ...change,
  })
  const wrong = 'wrong_promo_code'
  it.each<[string, CouponFacts | undefined, Partial<CouponUse>, typeof wrong | null]>([
    ['that is unknown', undefined, {}, wrong],
    ['for everything', coupon(), {}, null],
    ['for this pass', coupon({ package_ids: [5] }), {}, null],
    ['for another pass', coupon({ package_ids: [6] }), {}, wrong],
    ['for a subscription of the same number', coupon({ subscription_ids: [5] }), {}, wrong],
    [
      'for this subscription',
      coupon({ subscription_ids: [5] }),
      { package_id: null, subscription_id: 5 },
      null,
    ],
    ['from now on', coupon({ valid_from: now }), {}, null],
    ['from tomorrow on', coupon({ valid_from: days(1) }), {}, wrong],
    ['until tomorrow', coupon({ valid_until: days(1) }), {}, null],
    ['until now', coupon({ valid_until: now }), {}, wrong],
    ['with one use left', coupon({ max_uses: 3 }), { uses: 2 }, null],
    ['that is used up', coupon({ max_uses: 3 }), { uses: 3 }, wrong],
    ['once for each, first time', coupon({ max_uses_per_user: 1 }), { uses: 9 }, null],
    ['once for each, second time', coupon({ max_uses_per_user: 1 }), { usesOfUser: 1 }, wrong],
  ])('%s', (_name, found, change, expected) => {
    const use = {
      type: 'package' as const,
      package_id: 5,
      subscription_id: null,
      uses: 0,
      usesOfUser: 0,
      ...change,
    }
    expect(checkCoupon(found, use, now)).toBe(expected)
  })
})

describe('what an operator may set in a code', () => {
  it.each<[string, Partial<CouponTerms>, ReturnType<typeof checkCouponTerms>]>([
    ['a percentage', {}, null],
    ['an amount', { percent: null, amount: 500 }, null],
    ['neither', { percent: null }, 'no_reduction'],
    ['both', { amount: 500 }, 'no_reduction'],
    ['with a beginning and an end', { valid_from: now, valid_until: days(1) }, null],
    ['that ends as it begins', { valid_from: now, valid_until: now }, 'ends_early'],
  ])('%s', (_name, change, expected) => {
    const terms = { percent: 50, amount: null, valid_from: null, valid_until: null, ...change }
    expect(checkCouponTerms(terms)).toBe(expected)
  })
})

describe('single games count towards a pass', () => {
  const sports = [
    { id: 1, parent_id: null },
    { id: 2, parent_id: null },
  ]
  const scope = takeScope(
    { capabilities: [], package: { type: 'package', is_team_pass: true, event_categories: [1] } },
    { event_id: null, event_category_id: null, participant_id: 11 },
    sports,
  )
  const game = (change: Partial<PaidGame['event']> = {}): PaidGame => ({
    order_id: 7,
    paid: 999,
    event: { type: 'paid', categoryIds: [1], participantIds: [11, 12], at: days(-30), ...change },
  })
  it.each<[string, Partial<PaidGame['event']>, number]>([
    ['of its team and sport', {}, 999],
    ['that is still to come', { at: days(30) }, 999],
    ['of another team', { participantIds: [12] }, 0],
    ['of another sport', { categoryIds: [2] }, 0],
    ['that is in no pass', { type: 'ppv' }, 0],
    ['of the season before', { at: days(-340) }, 0],
    ['after its end', { at: days(61) }, 0],
  ])('one %s', (_name, change, credit) => {
    expect(creditGames({ scope, endsAt: days(60) }, [game(change)], now).credit).toBe(credit)
  })

  it('all of them, by their orders', () => {
    const games = [game(), { ...game(), order_id: 8, paid: 1 }, { ...game({ type: 'ppv' }), order_id: 9 }]
    expect(creditGames({ scope, endsAt: null }, games, now)).toEqual({ credit: 1000, orderIds: [7, 8] })
  })
})

it.each([
  ['without any', { trial_period: 0, isUsedByUser: false, isUsedByCard: false }, 'not_found'],
  ['for the first time', { trial_period: 30, isUsedByUser: false, isUsedByCard: false }, null],
  ['by the same user', { trial_period: 30, isUsedByUser: true, isUsedByCard: false }, 'trial_used'],
  ['with the same card', { trial_period: 30, isUsedByUser: false, isUsedByCard: true }, 'trial_used'],
])('a trial %s', (_name, facts, expected) => {
  expect(checkTrial(facts)).toBe(expected)
})

describe('a purchase ends', () => {
  const timeZone = 'America/Toronto'
  it.each<[string, { ends_on: string | null; valid_days: number | null }, Date | null, string | null]>([
    ['never', { ends_on: null, valid_days: null }, null, null],
    ['after its last day', { ends_on: '2027-03-31', valid_days: null }, null, '2027-04-01T04:00:00.000Z'],
    ['after its days', { ends_on: null, valid_days: 7 }, null, '2026-11-22T20:00:00.000Z'],
    ['at the earlier of both', { ends_on: '2026-11-16', valid_days: 7 }, null, '2026-11-17T05:00:00.000Z'],
    [
      'a number of days after the game',
      { ends_on: null, valid_days: 7 },
      days(10),
      '2026-12-02T20:00:00.000Z',
    ],
    [
      'a number of days from now, after the game',
      { ends_on: null, valid_days: 7 },
      days(-10),
      '2026-11-22T20:00:00.000Z',
    ],
  ])('%s', (_name, term, playedAt, expected) => {
    expect(chooseEnd(term, { timeZone, playedAt, now })?.toISOString() ?? null).toBe(expected)
  })
})

describe('what is on sale', () => {
  const facts = (change: Partial<SaleFacts> = {}): SaleFacts => ({
    isGeoBlocked: false,
    isPurchased: false,
    isOver: false,
    price: 999,
    event: null,
    ...change,
  })
  const game = (change: Partial<NonNullable<SaleFacts['event']>> = {}) => ({
    type: 'paid' as const,
    stream_status: 'live' as const,
    is_cancelled: false,
    has_picture: true,
    signal_lost_at: null,
    base_price: 899,
    service_fee: 100,
    currency: 'USD' as const,
    ...change,
  })
  it.each<[string, Partial<SaleFacts>, ReturnType<typeof checkSale>]>([
    ['a pass', {}, null],
    ['a pass that has ended', { isOver: true }, 'not_found'],
    ['a product without a price', { price: 0 }, 'not_found'],
    ['a product that is already bought', { isPurchased: true }, 'already_purchased'],
    [
      'a product that is already bought, in a blocked country',
      { isPurchased: true, isGeoBlocked: true },
      'already_purchased',
    ],
    ['anything in a blocked country', { isGeoBlocked: true }, 'geo_blocked'],
    ['a live game', { event: game() }, null],
    ['a live game without a picture', { event: game({ has_picture: false }) }, 'nothing_to_play'],
    [
      'an upcoming game, before its picture',
      { event: game({ stream_status: 'upcoming', has_picture: false }) },
      null,
    ],
    ['a game that was played, with its replay', { event: game({ stream_status: 'finished' }) }, null],
    [
      'a game that was played and not recorded',
      { event: game({ stream_status: 'finished', has_picture: false }) },
      'nothing_to_play',
    ],
    [
      'a game that is cancelled',
      { event: game({ stream_status: 'upcoming', is_cancelled: true }) },
      'event_cancelled',
    ],
    ['a pay-per-view game', { event: game({ type: 'ppv' }) }, null],
    ['a free game', { event: game({ type: 'free' }) }, 'not_found'],
  ])('%s', (_name, change, expected) => {
    expect(checkSale(facts(change), now.getTime())).toBe(expected)
  })
})
