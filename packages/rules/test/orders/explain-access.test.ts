import { describe, expect, it } from 'vitest'
import {
  type AccessQuestion,
  type AskedOrder,
  checkWatch,
  explainAccess,
  explainOrder,
  isEventPurchased,
  type OrderGap,
  type SoldEvent,
} from '../../src/index.ts'

const now = new Date('2026-11-15T20:00:00Z')
const hockey = 1
const soccer = 3
const hawks = 11
const owls = 12

const order = (change: Partial<AskedOrder> = {}): AskedOrder => ({
  type: 'package',
  status: 'paid',
  activity_status: 'active',
  expires_at: null,
  event_id: null,
  package_id: 5,
  subscription_id: null,
  all_categories: true,
  event_categories: [],
  newest_category_id: soccer,
  is_team_pass: false,
  participant_id: null,
  capabilities: [],
  payment_state: 'succeeded',
  ...change,
})
const game: SoldEvent = { id: 100, type: 'paid', categoryIds: [hockey], participantIds: [hawks] }

describe('an order', () => {
  it.each<[string, Partial<AskedOrder>, OrderGap | null]>([
    ['that covers the game opens it', {}, null],
    ['of the game opens it', { type: 'event', event_id: 100 }, null],
    ['of another game', { type: 'event', event_id: 101 }, 'other_game'],
    ['of another sport', { all_categories: false, event_categories: [soccer] }, 'other_sport'],
    ['of another team', { is_team_pass: true, participant_id: owls }, 'other_team'],
    ['of its team opens it', { is_team_pass: true, participant_id: hawks }, null],
    ['that is being paid', { status: 'created', activity_status: 'inactive', payment_state: null }, 'unpaid'],
    [
      'that the bank asks about',
      { status: 'created', activity_status: 'inactive', payment_state: 'needs_action' },
      'needs_action',
    ],
    ['that was declined', { status: 'failed', activity_status: 'inactive' }, 'failed'],
    ['that was refunded', { status: 'refunded', activity_status: 'inactive' }, 'refunded'],
    ['that is disputed', { activity_status: 'inactive', payment_state: 'disputed' }, 'disputed'],
    ['that rests', { activity_status: 'inactive', payment_state: 'unpaid' }, 'suspended'],
    ['that has ended early', { activity_status: 'canceled' }, 'ended'],
    ['that is marked as over', { activity_status: 'expired' }, 'ended'],
    ['whose end has passed', { expires_at: now }, 'ended'],
    ['of another sport that was refunded', { status: 'refunded', type: 'event', event_id: 1 }, 'other_game'],
  ])('%s', (_name, change, gap) => {
    expect(explainOrder(order(change), game, now)).toBe(gap)
  })

  it('of a pass never opens a game that is sold singly', () => {
    expect(explainOrder(order(), { ...game, type: 'ppv' }, now)).toBe('single_only')
  })
})

const question = (change: Partial<AccessQuestion> = {}): AccessQuestion => ({
  event: { ...game, stream_status: 'live', is_cancelled: false },
  isLoggedIn: true,
  orders: [order()],
  grants: [],
  isGeoBlocked: false,
  canWatch: true,
  hasMedia: true,
  players: { open: 0, max: 2 },
  ...change,
})

describe('what prevents watching', () => {
  it.each<[string, Partial<AccessQuestion>, boolean, string[]]>([
    ['nothing', {}, true, []],
    ['no login', { isLoggedIn: false, orders: [] }, false, ['login', 'order']],
    ['no order', { orders: [] }, false, ['order']],
    ['an order that was refunded', { orders: [order({ status: 'refunded' })] }, false, ['order']],
    ['the region', { isGeoBlocked: true }, false, ['region']],
    ['the time', { event: { ...game, stream_status: 'upcoming', is_cancelled: false } }, false, ['begun']],
    [
      'that it is cancelled',
      { event: { ...game, stream_status: 'finished', is_cancelled: true }, hasMedia: false },
      false,
      ['played', 'picture'],
    ],
    ['no picture', { hasMedia: false }, false, ['picture']],
    ['other players, which give way', { players: { open: 2, max: 2 } }, true, ['players']],
    ['all of it', { orders: [], isGeoBlocked: true, hasMedia: false }, false, ['order', 'region', 'picture']],
  ])('%s', (_name, change, can_watch, crosses) => {
    const answer = explainAccess(question(change), now)
    expect(answer.can_watch).toBe(can_watch)
    expect(answer.rules.filter(({ is_met }) => is_met === false).map(({ rule }) => rule)).toEqual(crosses)
  })

  it('does not include a missing order if the user was given the game', () => {
    const grants = [order()]
    const rulesOf = (change: Partial<AccessQuestion>) =>
      explainAccess(question({ grants, ...change }), now).rules.filter(({ rule }) => /order|grant/.test(rule))
    expect(rulesOf({ orders: [] })).toEqual([{ rule: 'grant', is_met: true }])
    expect(rulesOf({ orders: [order()] })).toEqual([{ rule: 'order', is_met: true }])
    expect(rulesOf({ orders: [], grants: [order({ expires_at: now })] })).toEqual([
      { rule: 'order', is_met: false },
    ])
    expect(explainAccess(question({ orders: [], grants }), now).can_watch).toBe(true)
  })

  it('lists only the rules that count', () => {
    const rulesOf = (type: SoldEvent['type']) =>
      explainAccess(
        question({ event: { ...game, type, stream_status: 'live', is_cancelled: false } }),
        now,
      ).rules.map(({ rule }) => rule)
    expect(rulesOf('free')).toEqual(['region', 'begun', 'picture', 'players'])
    expect(rulesOf('register')).toEqual(['login', 'region', 'begun', 'picture', 'players'])
    expect(rulesOf('ppv')).toContain('order')
  })

  it('says that an unknown region cannot be checked, and lets it pass', () => {
    const answer = explainAccess(question({ isGeoBlocked: null }), now)
    expect(answer.can_watch).toBe(true)
    expect(answer.rules).toContainEqual({ rule: 'region', is_met: null })
  })

  it('agrees with the gate, whatever is combined', () => {
    const flags = [true, false]
    let cases = 0
    for (const type of ['free', 'register', 'paid', 'ppv'] as const)
      for (const stream_status of ['upcoming', 'live', 'finished'] as const)
        for (const isLoggedIn of flags)
          for (const isGeoBlocked of flags)
            for (const hasMedia of flags)
              for (const canWatch of flags)
                for (const is_cancelled of flags)
                  for (const held of [
                    order(),
                    order({ status: 'failed' }),
                    order({ type: 'event', event_id: 100 }),
                  ]) {
                    const event = { ...game, type, stream_status, is_cancelled }
                    const asked = question({
                      event,
                      isLoggedIn,
                      isGeoBlocked,
                      canWatch,
                      hasMedia,
                      orders: [held],
                    })
                    const isPurchased = isEventPurchased(event, [held], now)
                    const gate = checkWatch({
                      ...event,
                      isLoggedIn,
                      isPurchased,
                      isGeoBlocked,
                      canWatch,
                      hasMedia,
                    })
                    const { can_watch, rules } = explainAccess(asked, now)
                    expect(can_watch).toBe(gate === null)
                    expect(rules.every(({ is_met }) => is_met)).toBe(can_watch)
                    cases += 1
                  }
    expect(cases).toBe(1152)
  })
})
