import { expect, test } from 'vitest'
import { chooseNotice, chooseWayBack, type Notice, type Signal } from '../src/core/choose-notice.ts'
import { initialState, type PlayerState } from '../src/core/player-state.ts'

const now = 1_000_000
const live: PlayerState = {
  ...initialState,
  isLive: true,
  phase: 'playing',
  positionSeconds: 98,
  seekable: { startSeconds: 0, endSeconds: 100 },
}
const waiting: PlayerState = { ...live, phase: 'waiting', stalledAtMs: [now - 1000] }
const rewound = { positionSeconds: 20 }
const here: Signal = { lostAtMs: null, reconnectMs: 60_000, isOver: false }
const lost = (secondsAgo: number): Signal => ({ ...here, lostAtMs: now - secondsAgo * 1000 })
const over: Signal = { ...here, isOver: true }
const stalled = (...secondsAgo: number[]) => secondsAgo.map(each => now - each * 1000)
/** Of the venue: nothing more of the picture was there. */
const ofVenue = { stalledAtMs: stalled(40, 20, 2) }
const threeStalls = { ...ofVenue, lineStalledAtMs: stalled(40, 20, 2) }
const small = (secondsAgo: number) => ({ smallSinceMs: now - secondsAgo * 1000 })

test.each<[string, PlayerState, Signal, Notice['kind'] | null]>([
  ['a picture that moves', live, here, null],
  ['the first seconds of loading', { ...live, phase: 'loading' }, here, null],
  ['one short stall', waiting, here, null],
  ['one long stall', { ...waiting, stalledAtMs: [now - 9000] }, here, 'slow'],
  ['the third stall in a minute', { ...waiting, ...threeStalls }, here, 'slow'],
  ['just after the third stall', { ...live, ...threeStalls }, here, 'slow'],
  [
    'a while after the third stall',
    { ...live, stalledAtMs: stalled(50, 40, 30), lineStalledAtMs: stalled(50, 40, 30) },
    here,
    null,
  ],
  ['three stalls of an encoder that sends by fits and starts', { ...waiting, ...ofVenue }, here, null],
  ['a picture that moves after them', { ...live, ...ofVenue }, here, null],
  ['the smallest picture for a while', { ...live, ...small(12) }, here, 'small'],
  ['the smallest picture at the beginning', { ...live, ...small(3) }, here, null],
  ['the smallest picture, and the third stall', { ...live, ...small(30), ...threeStalls }, here, 'slow'],
  ['the smallest picture of an encoder that dropped', { ...waiting, ...small(30) }, lost(5), 'right_back'],
  ['three stalls over an hour', { ...waiting, stalledAtMs: [1, 2, now - 1000] }, here, null],
  ['requests that fail', { ...waiting, problem: { kind: 'slow' } }, here, 'slow'],
  ['a browser without a network', { ...waiting, problem: { kind: 'offline' } }, here, 'offline'],
  ['no network, and the encoder away too', { ...waiting, problem: { kind: 'offline' } }, lost(5), 'offline'],
  ['an encoder that just dropped', waiting, lost(5), 'right_back'],
  ['an encoder that dropped, while the rest is played', live, lost(5), null],
  ['an encoder that dropped, on opening the player', { ...live, phase: 'loading' }, lost(5), 'right_back'],
  ['an encoder away for a minute', waiting, lost(60), 'signal_gone'],
  ['a picture that its crew has paused for long', waiting, { ...lost(900), isPaused: true }, 'right_back'],
  ['an encoder away, after many stalls', { ...waiting, ...threeStalls }, lost(70), 'signal_gone'],
  ['an encoder away, for a viewer at an earlier moment', { ...live, ...rewound }, lost(70), null],
  [
    'an encoder away, and a stall long before it',
    { ...waiting, ...rewound, ...threeStalls },
    lost(70),
    'slow',
  ],
  ['a paused picture', { ...live, phase: 'paused' }, lost(70), null],
  ['the end of the game', { ...live, phase: 'ended' }, over, 'over'],
  ['the end of the game, while its rest is played', live, over, null],
  ['the end of the game, before the player has read it', waiting, over, 'over'],
  ['the end of the game, for a viewer at an earlier moment', { ...waiting, ...rewound }, over, null],
  ['the end of a replay', { ...live, isLive: false, phase: 'ended' }, over, null],
  [
    'a picture that no browser can show',
    { ...live, phase: 'failed', problem: { kind: 'broken' } },
    here,
    'broken',
  ],
  ['a refused address', { ...live, phase: 'failed', problem: { kind: 'not_allowed' } }, here, 'not_allowed'],
])('%s', (_name, state, signal, kind) => {
  expect(chooseNotice(state, signal, now, true)?.kind ?? null).toBe(kind)
})

test.each<[string, PlayerState, Notice['kind'] | null]>([
  ['a frozen picture', waiting, 'offline'],
  ['a player that is being opened', { ...live, phase: 'loading' }, 'offline'],
  ['loaded video that plays on', live, null],
])('without a network, offline is shown for %s', (_name, state, kind) => {
  expect(chooseNotice(state, here, now, false)?.kind ?? null).toBe(kind)
})

const late = (secondsBehind: number, brokenSecondsAgo: number): PlayerState => ({
  ...live,
  positionSeconds: 100 - secondsBehind,
  fellBehindAtMs: now - brokenSecondsAgo * 1000,
})
test.each<[string, PlayerState, number | null]>([
  ['just after a break of 20 s', late(20, 22), 20],
  ['a while after it', late(20, 40), null],
  ['a break that left nobody behind', late(3, 5), null],
  ['somebody who rewound', { ...live, ...rewound }, null],
  ['the break itself', { ...late(20, 20), phase: 'waiting' }, null],
])('after a break the return to live is offered: %s', (_name, state, seconds) => {
  expect(chooseWayBack(state, now)).toBe(seconds)
})
