import { expect, test } from 'vitest'
import { countUntil, moveMeter, newMeter } from '../src/core/meter.ts'
import { eventsOfRemote, positionOfRemote, type Remote, remoteSeconds } from '../src/core/remote-position.ts'

const replay = { isLive: false, seekable: { startSeconds: 0, endSeconds: 5400 } }
const live = { isLive: true, seekable: { startSeconds: 0, endSeconds: 100 } }
const remote = (seconds: number, liveEdgeSeconds: number | null = null): Remote => ({
  seconds,
  liveEdgeSeconds,
  isPaused: false,
  isMuted: false,
  volume: 1,
})

test('a television counts a replay as the player does', () => {
  expect(positionOfRemote(replay, remote(1260))).toBe(1260)
  expect(remoteSeconds(replay, remote(1260), 1300)).toBe(1300)
})

test('a place beyond the reachable range leads to its end', () => {
  expect(remoteSeconds(replay, remote(0), 9000)).toBe(5400)
  expect(remoteSeconds(replay, remote(0), -10)).toBe(0)
})

test('in a live game the edge is the same in both, whatever they count from', () => {
  expect(positionOfRemote(live, remote(570, 600))).toBe(70)
  expect(remoteSeconds(live, remote(570, 600), 100)).toBe(600)
  expect(remoteSeconds(live, remote(570, 600), 40)).toBe(540)
})

test('a television that does not report its edge is at it, and is not moved', () => {
  expect(positionOfRemote(live, remote(570))).toBe(100)
  expect(remoteSeconds(live, remote(570), 40)).toBeNull()
})

test('a viewer on a television counts as watching, until it is paused there', () => {
  const paused = moveMeter(newMeter, { type: 'paused' }, 1_000)
  const follow = (before: typeof newMeter, isPaused: boolean, seconds: number, atMs: number) =>
    eventsOfRemote(live, { ...remote(seconds, 600), isPaused }).reduce(
      (meter, event) => moveMeter(meter, event, atMs),
      before,
    )
  const there = follow(paused, false, 570, 2_000)
  const later = follow(there, true, 575, 7_000)
  expect(countUntil(later, 60_000)).toMatchObject({ playingMs: 5_000, positionSeconds: 75, doing: 'paused' })
})
