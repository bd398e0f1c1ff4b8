import { expect, it } from 'vitest'
import { type ClosingReplayFacts, checkReplay } from '../../src/index.ts'

const startsAt = new Date('2026-11-14T19:00:00Z')
const game = { startsAt, gameMs: 90 * 60_000 }
const good: ClosingReplayFacts = {
  isReady: true,
  durationMs: 95 * 60_000,
  beginsAt: new Date('2026-11-14T18:55:00Z'),
  breaks: [],
  sizes: 3,
  captions: 1,
  hasPoster: true,
}

it.each([
  ['is in order', {}, []],
  ['is still being made', { isReady: false, captions: 0 }, ['making']],
  ['has three quarters of the game', { durationMs: 68 * 60_000 }, []],
  ['has half of the game', { durationMs: 45 * 60_000 }, ['short']],
  ['begins with the first minute', { beginsAt: new Date('2026-11-14T19:01:00Z') }, []],
  ['begins in the fifth minute', { beginsAt: new Date('2026-11-14T19:05:00Z') }, ['late']],
  ['is of a file, which has no time of day', { beginsAt: null }, []],
  ['lacks a frame or two', { breaks: [{ seconds: 0.1 }] }, []],
  ['lacks half a minute', { breaks: [{ seconds: 30 }] }, ['breaks']],
  [
    'has nothing beside the picture',
    { sizes: 1, captions: 0, hasPoster: false },
    ['one_size', 'no_captions', 'no_poster'],
  ],
] as const)('a replay that %s', (_, change, findings) => {
  expect(checkReplay({ ...good, ...change }, game)).toEqual(findings)
})
