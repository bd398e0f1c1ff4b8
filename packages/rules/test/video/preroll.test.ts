import type { Preroll } from '@grandstand/contract'
import { describe, expect, it } from 'vitest'
import {
  choosePreroll,
  isPrerollSeen,
  type PrerollEvent,
  prerollApplies,
  prerollBlockMs,
  prerollCacheMs,
  rememberPreroll,
  secondsToSkip,
} from '../../src/index.ts'

const preroll = (change: Partial<Preroll> = {}): Preroll => ({
  id: 1,
  url: '/prerolls/league/hello.mp4',
  location_id: null,
  event_categories: [],
  is_ad: true,
  for_vod: true,
  for_live: true,
  weight: 0,
  skip_after_seconds: null,
  ...change,
})
/** Ice hockey, which is hockey, in an arena. */
const event = (change: Partial<PrerollEvent> = {}): PrerollEvent => ({
  stream_status: 'live',
  location_id: 7,
  categoryIds: [2, 1],
  ...change,
})

describe('a preroll applies', () => {
  it.each<[string, Partial<Preroll>, Partial<PrerollEvent>, boolean]>([
    ['anywhere, without conditions', {}, {}, true],
    ['at its location', { location_id: 7 }, {}, true],
    ['not elsewhere', { location_id: 8 }, {}, false],
    ['not without a known location', { location_id: 7 }, { location_id: null }, false],
    ['to its sport', { event_categories: [2] }, {}, true],
    ['to a sport below its own', { event_categories: [1] }, {}, true],
    ['not to the sport above its own', { event_categories: [2] }, { categoryIds: [1] }, false],
    ['not to another sport', { event_categories: [3] }, {}, false],
    ['to one of its sports', { event_categories: [3, 1] }, {}, true],
    ['not to its sport elsewhere', { event_categories: [1], location_id: 8 }, {}, false],
    ['live', { for_vod: false }, {}, true],
    ['not live, if it is for replays', { for_live: false }, {}, false],
    ['to replays', { for_live: false }, { stream_status: 'finished' }, true],
    ['not to replays, if it is for live', { for_vod: false }, { stream_status: 'finished' }, false],
    ['never before a game', {}, { stream_status: 'upcoming' }, false],
  ])('%s', (_name, change, where, applies) => {
    expect(prerollApplies(preroll(change), event(where))).toBe(applies)
  })
})

describe('of several prerolls', () => {
  const three = [
    preroll({ id: 1, weight: 10 }),
    preroll({ id: 2, weight: 30 }),
    preroll({ id: 3, weight: 20, for_live: false }),
  ]
  it.each<[string, Partial<PrerollEvent>, number, number | null]>([
    ['the first has a quarter of the chance', {}, 0.24, 1],
    ['the second has the rest', {}, 0.25, 2],
    ['even at the end', {}, 0.999_999, 2],
    ['one that does not apply has none', { stream_status: 'finished' }, 0.999_999, 3],
    ['none before a game', { stream_status: 'upcoming' }, 0, null],
  ])('%s', (_name, where, chance, id) => {
    expect(choosePreroll(three, event(where), [], chance)?.id ?? null).toBe(id)
  })

  it('all without a weight have the same chance', () => {
    const two = [preroll({ id: 1 }), preroll({ id: 2, weight: -3 })]
    expect([0.49, 0.5].map(chance => choosePreroll(two, event(), ['watch'], chance)?.id)).toEqual([1, 2])
  })

  it('users with no_ads see none, and neither does anyone if there is none', () => {
    expect(choosePreroll(three, event(), ['watch', 'no_ads'], 0)).toBeNull()
    expect(choosePreroll([], event(), [], 0)).toBeNull()
  })
})

describe('a preroll once shown', () => {
  const shownAt = 1_000_000
  const seen = rememberPreroll({}, 5, 100, shownAt)
  it.each<[string, number | null, number, number, boolean]>([
    ['is skipped for the same user and event', 5, 100, shownAt + 1, true],
    ['is skipped until the hour is over', 5, 100, shownAt + prerollBlockMs - 1, true],
    ['comes again after an hour', 5, 100, shownAt + prerollBlockMs, false],
    ['is shown for another event', 5, 101, shownAt + 1, false],
    ['is shown to another user of the browser', 6, 100, shownAt + 1, false],
    ['is shown to a visitor', null, 100, shownAt + 1, false],
  ])('%s', (_name, userId, eventId, nowMs, isSeen) => {
    expect(isPrerollSeen(seen, userId, eventId, nowMs)).toBe(isSeen)
  })

  it('is kept for the requested time, and then forgotten', () => {
    const short = rememberPreroll(seen, null, 100, shownAt, 60_000)
    expect(isPrerollSeen(short, null, 100, shownAt + 59_999)).toBe(true)
    expect(rememberPreroll(short, 5, 101, shownAt + 60_000)).not.toHaveProperty('visitor:100')
    expect(Object.keys(rememberPreroll(short, 5, 101, shownAt + prerollBlockMs))).toEqual(['5:101'])
  })

  it('lasts an hour, in its place as in caches', () => {
    expect([prerollBlockMs, prerollCacheMs]).toEqual([3_600_000, 3_600_000])
  })
})

it.each([
  [null, 100, null],
  [5, 0, 5],
  [5, 4.2, 1],
  [5, 5, 0],
  [0, 0, 0],
])('with skip_after_seconds %s, after %s s it can be skipped in %s', (skip_after_seconds, played, left) => {
  expect(secondsToSkip({ skip_after_seconds }, played)).toBe(left)
})
