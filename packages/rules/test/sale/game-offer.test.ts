import { describe, expect, it, test } from 'vitest'
import {
  checkSale,
  chooseGameOffer,
  findSalePrice,
  type GameOffer,
  type GameOfferFacts,
  hasPicture,
  type PlayableFacts,
  reconnectMs,
} from '../../src/index.ts'

const nowMs = 1_794_000_000_000
const lostFor = (ms: number) => (nowMs - ms) / 1000
const game: GameOfferFacts = {
  type: 'paid',
  stream_status: 'live',
  is_cancelled: false,
  has_access: false,
  has_picture: true,
  signal_lost_at: null,
  base_price: 899,
  service_fee: 100,
  currency: 'USD',
}
const price = { kind: 'price', price: 999, currency: 'USD' } as const
const played = { stream_status: 'finished' } as const
const toCome = { stream_status: 'upcoming', has_picture: false } as const
const dark = { has_picture: false } as const

describe('what a game offers right now', () => {
  it.each<[string, Partial<GameOfferFacts>, GameOffer, isSold: boolean]>([
    ['a game to come', toCome, { state: 'upcoming', access: price }, true],
    [
      'a game to come whose encoder is tried out',
      { ...toCome, ...dark },
      { state: 'upcoming', access: price },
      true,
    ],
    ['a live game with a picture', {}, { state: 'live', access: price }, true],
    ['a live game without one', dark, { state: 'no_picture', access: price }, false],
    [
      'a live game whose encoder may be back any moment',
      { signal_lost_at: lostFor(reconnectMs - 1000) },
      { state: 'live', access: price },
      true,
    ],
    [
      'a live game whose picture is gone',
      { signal_lost_at: lostFor(reconnectMs) },
      { state: 'signal_lost', access: price },
      false,
    ],
    ['a game that was played, with a replay', played, { state: 'replay', access: price }, true],
    [
      'a game whose encoder went away before its end, with a replay',
      { ...played, signal_lost_at: lostFor(reconnectMs) },
      { state: 'replay', access: price },
      true,
    ],
    ['a game that was played, without', { ...played, ...dark }, { state: 'no_replay', access: price }, false],
    ['pay-per-view to come', { ...toCome, type: 'ppv' }, { state: 'upcoming', access: price }, true],
    [
      'pay-per-view without a picture',
      { ...dark, type: 'ppv' },
      { state: 'no_picture', access: price },
      false,
    ],
    [
      'a bought game to come',
      { ...toCome, has_access: true },
      { state: 'upcoming', access: { kind: 'owned' } },
      false,
    ],
    ['a bought live game', { has_access: true }, { state: 'live', access: { kind: 'owned' } }, false],
    [
      'a bought live game without a picture',
      { ...dark, has_access: true },
      { state: 'no_picture', access: { kind: 'owned' } },
      false,
    ],
    [
      'a bought replay',
      { ...played, has_access: true },
      { state: 'replay', access: { kind: 'owned' } },
      false,
    ],
    [
      'a game that is not sold by itself',
      { base_price: 0, service_fee: 0 },
      { state: 'live', access: { kind: 'pass' } },
      false,
    ],
    ['a free live game', { type: 'free' }, { state: 'live', access: { kind: 'free' } }, false],
    [
      'a free game without a picture',
      { ...dark, type: 'free' },
      { state: 'no_picture', access: { kind: 'free' } },
      false,
    ],
    ['a free replay', { ...played, type: 'free' }, { state: 'replay', access: { kind: 'free' } }, false],
    [
      'a game for accounts, to a visitor',
      { type: 'register' },
      { state: 'live', access: { kind: 'register' } },
      false,
    ],
    [
      'a game for accounts, to a user',
      { type: 'register', has_access: true },
      { state: 'live', access: { kind: 'free' } },
      false,
    ],
    ['a cancelled game', { ...toCome, is_cancelled: true }, { state: 'cancelled' }, false],
    [
      'a cancelled game that was bought',
      { is_cancelled: true, has_access: true },
      { state: 'cancelled' },
      false,
    ],
    ['a game in a blocked country', { isGeoBlocked: true }, { state: 'geo_blocked' }, false],
    [
      'a cancelled game in a blocked country',
      { is_cancelled: true, isGeoBlocked: true },
      { state: 'cancelled' },
      false,
    ],
  ])('%s', (_name, change, expected, isSold) => {
    const facts = { ...game, ...change }
    const offer = chooseGameOffer(facts, nowMs)
    expect(offer).toEqual(expected)
    expect(findSalePrice(offer) !== null).toBe(isSold)
    // What a page offers is what the checkout sells.
    const { has_access: isPurchased, isGeoBlocked = false, ...event } = facts
    const sale = {
      event,
      isPurchased,
      isGeoBlocked,
      isOver: false,
      price: event.base_price + event.service_fee,
    }
    expect(checkSale(sale, nowMs) === null).toBe(isSold)
  })
})

type Media = PlayableFacts['media'][number]
const camera = (cameraState: string, isRecorded: boolean): Media => ({
  isOutside: false,
  isRecorded,
  cameraState,
})
const file: Media = { isOutside: false, isRecorded: true, cameraState: null }
const outside: Media = { isOutside: true, isRecorded: false, cameraState: null }

test.each<[string, PlayableFacts['stream_status'], Media[], boolean]>([
  ['nothing at all', 'live', [], false],
  ['a camera that waits for its encoder', 'live', [camera('idle', false)], false],
  ['an encoder that sends sound alone', 'live', [camera('no_picture', false)], false],
  ['a camera that sends', 'live', [camera('live', true)], true],
  ['a camera whose encoder dropped', 'live', [camera('interrupted', true)], true],
  ['a second camera that sends', 'live', [camera('idle', false), camera('live', true)], true],
  ['a game that is live again, before its encoder', 'live', [camera('ended', true)], false],
  ['a player of another site', 'live', [outside], true],
  ['a camera that has become the replay', 'finished', [camera('ended', true)], true],
  ['a camera that never sent', 'finished', [camera('idle', false)], false],
  ['a file', 'finished', [file], true],
])('there is a picture of a game: %s', (_name, stream_status, media, expected) => {
  expect(hasPicture({ stream_status, media })).toBe(expected)
})
