import { expect, test } from 'vitest'
import { countUntil, type Meter, moveMeter, newMeter } from '../src/core/meter.ts'
import type { PlayerEvent } from '../src/core/player-state.ts'

const time = (positionSeconds: number): PlayerEvent => ({
  type: 'time',
  positionSeconds,
  startSeconds: 0,
  endSeconds: 100,
  bufferedSeconds: 5,
})
const playing: PlayerEvent = { type: 'playing' }
const paused: PlayerEvent = { type: 'paused' }
const wanted: PlayerEvent = { type: 'want_play' }
const stall: PlayerEvent = { type: 'waiting', stalledAtMs: 1, isOfLine: true }
const jump: PlayerEvent = { type: 'waiting', stalledAtMs: null, isOfLine: true }
const open: PlayerEvent = { type: 'open', isLive: false }

const after = (...steps: [atMs: number, event: PlayerEvent][]): Meter =>
  steps.reduce((meter, [atMs, event]) => moveMeter(meter, event, atMs), newMeter)
/** Opened, and with a picture after a second. */
const begun: [number, PlayerEvent][] = [
  [0, open],
  [1_000, playing],
  [1_200, time(0.2)],
]

test.each<[string, [number, PlayerEvent][], Partial<Meter>]>([
  ['has its first picture once that has moved', begun, { firstFrameAtMs: 1_000, doing: 'playing' }],
  [
    'finds its start, however late it is reported',
    [
      [0, open],
      [1_000, playing],
      [1_050, time(0)],
      [1_300, time(0.1)],
    ],
    { firstFrameAtMs: 1_200 },
  ],
  [
    'has none while it is still',
    [
      [0, open],
      [1_000, playing],
      [1_200, time(0)],
    ],
    { firstFrameAtMs: null },
  ],
  [
    'does not take a start position for a picture',
    [
      [0, open],
      [400, time(30)],
      [1_000, playing],
      [1_200, time(30)],
    ],
    { firstFrameAtMs: null },
  ],
  [
    'stalls while it wants to move and has nothing',
    [...begun, [5_000, stall], [7_500, playing], [8_000, time(5)]],
    { stalls: 1, stalledMs: 2_500, playingMs: 4_500 },
  ],
  [
    'does not stall before its first picture',
    [
      [0, open],
      [1_000, playing],
      [1_100, stall],
      [4_000, playing],
      [4_200, time(0.2)],
    ],
    { stalls: 0, stalledMs: 0, firstFrameAtMs: 4_000 },
  ],
  ['does not stall by a jump', [...begun, [5_000, jump], [9_000, playing]], { stalls: 0, stalledMs: 0 }],
  [
    'does not stall by a pause',
    [...begun, [5_000, paused], [60_000, wanted], [63_000, playing], [64_000, time(6)]],
    { stalls: 0, stalledMs: 0, playingMs: 5_000 },
  ],
  [
    'does not stall by another camera',
    [...begun, [5_000, open], [9_000, playing]],
    { stalls: 0, stalledMs: 0 },
  ],
  [
    'keeps stalling while it opens again',
    [...begun, [5_000, stall], [6_000, wanted], [7_000, jump], [8_000, playing]],
    { stalls: 1, stalledMs: 3_000 },
  ],
  [
    'reports what broke it',
    [...begun, [5_000, { type: 'failed', problem: { kind: 'broken' } }], [6_000, paused]],
    { doing: 'over', hasEnded: false, problem: { kind: 'broken' } },
  ],
  ['may go on after its end', [...begun, [5_000, { type: 'ended' }], [9_000, wanted]], { doing: 'busy' }],
])('a player %s', (_, steps, meter) => {
  expect(after(...steps)).toMatchObject(meter)
})

test('an open interval counts up to now, except for a night in a drawer', () => {
  const stalled = after(...begun, [5_000, stall])
  expect(countUntil(stalled, 25_000).stalledMs).toBe(20_000)
  expect(countUntil(stalled, 5_000 + 8 * 3_600_000).stalledMs).toBe(0)
})
