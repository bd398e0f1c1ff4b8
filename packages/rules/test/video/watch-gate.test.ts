import { describe, expect, it } from 'vitest'
import { checkPublish, checkWatch, type PublishFacts, type WatchFacts } from '../../src/index.ts'

const facts = (change: Partial<WatchFacts>): WatchFacts => ({
  type: 'free',
  stream_status: 'live',
  is_cancelled: false,
  isLoggedIn: false,
  isPurchased: false,
  isGeoBlocked: false,
  canWatch: true,
  hasMedia: true,
  ...change,
})

describe('who may watch', () => {
  it.each<[string, Partial<WatchFacts>, ReturnType<typeof checkWatch>]>([
    ['free, by a visitor', {}, null],
    ['free, in a blocked country', { isGeoBlocked: true }, 'geo_blocked'],
    [
      'bought, in a blocked country',
      { type: 'paid', isLoggedIn: true, isPurchased: true, isGeoBlocked: true },
      'geo_blocked',
    ],
    ['free, by a visitor who may not watch', { canWatch: false }, 'login_needed'],
    ['free, by a user who may not watch', { canWatch: false, isLoggedIn: true }, 'forbidden'],
    [
      'bought, by a user who may not watch',
      { type: 'paid', isLoggedIn: true, isPurchased: true, canWatch: false },
      'forbidden',
    ],
    ['for users, by a visitor', { type: 'register' }, 'login_needed'],
    ['for users, by a user', { type: 'register', isLoggedIn: true }, null],
    ['paid, by a visitor', { type: 'paid' }, 'login_needed'],
    ['paid, by a user without an order', { type: 'paid', isLoggedIn: true }, 'purchase_needed'],
    ['paid, by its buyer', { type: 'paid', isLoggedIn: true, isPurchased: true }, null],
    ['ppv, by a user without an order', { type: 'ppv', isLoggedIn: true }, 'purchase_needed'],
    ['ppv, by its buyer', { type: 'ppv', isLoggedIn: true, isPurchased: true }, null],
    ['before it begins', { stream_status: 'upcoming' }, 'nothing_to_play'],
    [
      'before it begins, not bought',
      { type: 'paid', isLoggedIn: true, stream_status: 'upcoming' },
      'purchase_needed',
    ],
    ['live, before the encoder sends', { hasMedia: false }, 'nothing_to_play'],
    ['cancelled, not bought', { type: 'paid', isLoggedIn: true, is_cancelled: true }, 'event_cancelled'],
    ['cancelled, by a visitor', { type: 'paid', is_cancelled: true }, 'event_cancelled'],
    ['cancelled, in a blocked country', { is_cancelled: true, isGeoBlocked: true }, 'event_cancelled'],
    ['over, with a replay', { stream_status: 'finished' }, null],
    ['over, without a replay', { stream_status: 'finished', hasMedia: false }, 'nothing_to_play'],
  ])('%s', (_name, change, gate) => {
    expect(checkWatch(facts(change))).toBe(gate)
  })
})

describe('when an encoder may send', () => {
  const kickOff = new Date('2026-11-15T20:00:00Z')
  const at = (minutes: number) => new Date(kickOff.getTime() + minutes * 60_000)
  const game = (change: Partial<PublishFacts> = {}): PublishFacts => ({
    stream_status: 'upcoming',
    event_utc_ts: kickOff,
    ends_at: at(120),
    is_cancelled: false,
    isBusy: false,
    ...change,
  })
  it.each<[string, Partial<PublishFacts>, number, ReturnType<typeof checkPublish>]>([
    ['more than an hour before', {}, -61, 'too_early'],
    ['in the hour before', {}, -60, null],
    ['in its window', {}, 30, null],
    ['after its window', {}, 120, 'event_over'],
    ['live, in overtime', { stream_status: 'live' }, 130, null],
    ['even if it is cancelled', { is_cancelled: true }, 30, 'event_cancelled'],
    ['ended by an operator', { stream_status: 'finished' }, 30, 'event_over'],
    ['while another one sends', { isBusy: true, stream_status: 'live' }, 30, 'busy'],
  ])('%s', (_name, change, minutes, refusal) => {
    expect(checkPublish(game(change), at(minutes))).toBe(refusal)
  })
})
