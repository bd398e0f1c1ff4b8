import { describe, expect, it } from 'vitest'
import {
  businessReason,
  countQuartiles,
  heartbeatPatienceMs,
  isWatching,
  listQualityDefinitions,
  measureQuality,
  type QualityMeasure,
  reachedQuartile,
  type Stretch,
  startupScore,
  timePerSize,
  type Viewing,
} from '../../src/index.ts'

const stretch: Stretch = {
  playingMs: 30_000,
  stalledMs: 0,
  stalls: 0,
  delayMs: null,
  height: 720,
  isHidden: false,
}
const good: Viewing = {
  startupMs: 2_000,
  prerollMs: 0,
  failure: null,
  isOver: true,
  quartile: null,
  stretches: [stretch],
}
/** Asked for, and nothing came of it. */
const none: Viewing = { ...good, startupMs: null, stretches: [] }

describe('a measure', () => {
  it.each<[string, QualityMeasure, Viewing[], number | null]>([
    ['of attempts counts viewers who asked', 'attempts', [good, none], 2],
    ['of plays counts viewers who got a picture', 'plays', [good, none], 1],
    ['of the start leaves out viewers who never had one', 'startup_time', [good, none], 2_000],
    ['of the start is empty without a play', 'startup_time', [none], null],
    ['of the preroll is separate', 'preroll_time', [{ ...good, prerollMs: 6_000 }, good], 3_000],
    [
      'of the start as a score is the mean of scores',
      'startup_score',
      [good, { ...good, startupMs: 8_000 }],
      65,
    ],
    ['of exits counts viewers who gave up', 'exits_before_start', [good, none, good, good], 0.25],
    ['of exits leaves out viewers who still wait', 'exits_before_start', [{ ...none, isOver: false }], 0],
    [
      'of exits leaves out viewers who were refused',
      'exits_before_start',
      [{ ...none, failure: 'geo_blocked' }],
      0,
    ],
    [
      'of technical failures counts what broke',
      'technical_failures',
      [
        { ...good, failure: 'broken' },
        { ...none, failure: 'geo_blocked' },
      ],
      0.5,
    ],
    [
      'of refusals counts what was refused',
      'business_failures',
      [
        { ...good, failure: 'broken' },
        { ...none, failure: 'purchase_needed' },
      ],
      0.5,
    ],
    [
      'of stalls is a share of the wanted time, not a mean of viewings',
      'rebuffer_share',
      [good, { ...good, stretches: [{ ...stretch, playingMs: 60_000, stalledMs: 10_000, stalls: 2 }] }, none],
      0.1,
    ],
    ['of stalls leaves out viewers who saw nothing', 'rebuffer_share', [none], null],
    [
      'of smoothness counts plays without a stall',
      'smoothness',
      [good, { ...good, stretches: [stretch, { ...stretch, stalls: 1 }] }, none],
      0.5,
    ],
    [
      'of the delay is weighted by time, for live only',
      'live_delay',
      [
        {
          ...good,
          stretches: [
            { ...stretch, delayMs: 4_000 },
            { ...stretch, playingMs: 10_000, delayMs: 8_000 },
          ],
        },
        good,
      ],
      5_000,
    ],
    [
      'of hidden time is a share of the time watched',
      'hidden_time',
      [{ ...good, stretches: [stretch, { ...stretch, isHidden: true }] }],
      0.5,
    ],
    ['of time watched is a sum', 'playing_time', [good, good], 60_000],
  ])('%s', (_, name, viewings, value) => {
    const measured = measureQuality(name, viewings)
    if (value === null) expect(measured).toBeNull()
    else expect(measured).toBeCloseTo(value, 6)
  })

  it('of sizes adds up by height', () => {
    const small = { ...stretch, playingMs: 5_000, height: 360 }
    const times = timePerSize([
      { ...good, stretches: [stretch, small] },
      good,
      { ...good, stretches: [small] },
    ])
    expect([...times]).toEqual([
      [720, 60_000],
      [360, 10_000],
    ])
  })

  it('of quarters counts each viewer in every quarter up to the last one reached', () => {
    expect([...countQuartiles([good, { ...good, quartile: 50 }, { ...good, quartile: 100 }])]).toEqual([
      [25, 2],
      [50, 2],
      [75, 1],
      [100, 1],
    ])
  })

  it('has a name in every language, each once', () => {
    for (const language of ['en', 'fr', 'bg'] as const) {
      const labels = listQualityDefinitions(language).map(({ label }) => label)
      expect(new Set(labels).size).toBe(labels.length)
    }
    expect(listQualityDefinitions('en').find(({ name }) => name === 'live_delay')?.cmcd).toBe('ltc')
  })
})

it.each([
  [0, 100],
  [2_000, 80],
  [8_000, 50],
  [24_000, 25],
])('a start after %i ms has a score of %i', (ms, score) => {
  expect(startupScore(ms)).toBe(score)
})

it.each([
  ['unauthenticated', 'no_access'],
  ['purchase_needed', 'no_access'],
  ['geo_blocked', 'region'],
  ['playback_replaced', 'too_many_players'],
  ['event_cancelled', 'ended'],
  ['broken', null],
  ['internal', null],
  ['toString', null],
])('%s is a refusal for %s', (code, reason) => {
  expect(businessReason(code)).toBe(reason)
})

it.each([
  [10, 100, null],
  [25, 100, 25],
  [74, 100, 50],
  [100, 100, 75],
  [30, 0, null],
  [30, Number.POSITIVE_INFINITY, null],
])('at %i of %i seconds %s percent are reached', (position, duration, quartile) => {
  expect(reachedQuartile(position, duration)).toBe(quartile)
})

it.each([
  ['has just reported', 0, false, true],
  ['reported a while ago', heartbeatPatienceMs - 1, false, true],
  ['has gone silent', heartbeatPatienceMs, false, false],
  ['reported its end', 0, true, false],
])('a player that %s', (_, agoMs, isLast, answer) => {
  expect(isWatching({ atMs: 1_000_000 - agoMs, isLast }, 1_000_000)).toBe(answer)
})
