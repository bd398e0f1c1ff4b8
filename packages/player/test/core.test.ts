import { describe, expect, it, test } from 'vitest'
import { chooseRecovery } from '../src/core/choose-recovery.ts'
import { formatClock } from '../src/core/format-clock.ts'
import { behindLiveSeconds, clampSeek, isAtLiveEdge } from '../src/core/live-edge.ts'
import { movePlayer } from '../src/core/move-player.ts'
import { initialState, type PlayerEvent, type PlayerState } from '../src/core/player-state.ts'
import { readKey } from '../src/core/read-key.ts'

const after = (...events: PlayerEvent[]) => events.reduce(movePlayer, initialState)
const open: PlayerEvent = { type: 'open', isLive: true }
const stall = (stalledAtMs: number | null, isOfLine = true): PlayerEvent => ({
  type: 'waiting',
  stalledAtMs,
  isOfLine,
})

describe('a player', () => {
  test.each<[string, PlayerEvent[], PlayerState['phase']]>([
    ['loads when it is opened', [open], 'loading'],
    ['plays when the picture moves', [open, { type: 'playing' }], 'playing'],
    ['waits when it has nothing to show', [open, { type: 'playing' }, stall(0)], 'waiting'],
    ['plays on after waiting', [open, { type: 'playing' }, stall(0), { type: 'playing' }], 'playing'],
    ['does not wait while it is paused', [open, { type: 'playing' }, { type: 'paused' }, stall(0)], 'paused'],
    [
      'stays at the end, although browsers pause there',
      [open, { type: 'ended' }, { type: 'paused' }],
      'ended',
    ],
    ['may begin again after the end', [open, { type: 'ended' }, { type: 'want_play' }], 'loading'],
    ['stays failed', [open, { type: 'failed', problem: { kind: 'broken' } }, { type: 'playing' }], 'failed'],
    [
      'may open again after a failure',
      [open, { type: 'failed', problem: { kind: 'broken' } }, open],
      'loading',
    ],
  ])('%s', (_name, events, phase) => {
    expect(after(...events).phase).toBe(phase)
  })

  it('forgets a problem when the picture moves', () => {
    const troubled = after(open, { type: 'problem', problem: { kind: 'offline' } })
    expect(troubled.problem).toEqual({ kind: 'offline' })
    expect(movePlayer(troubled, { type: 'playing' }).problem).toBeNull()
  })

  it('keeps volume and speed when it opens another video', () => {
    const loud = after(
      open,
      { type: 'volume', volume: 0.3, isMuted: true },
      { type: 'rate', rate: 1.5 },
      open,
    )
    expect(loud).toMatchObject({ volume: 0.3, isMuted: true, rate: 1.5 })
  })
})

test('a jump to a part that is not there yet is not a stall', () => {
  expect(after(open, { type: 'playing' }, stall(null)).stalledAtMs).toEqual([])
  expect(after(open, { type: 'playing' }, stall(7)).stalledAtMs).toEqual([7])
})

test('a stall for want of a picture from the venue is not put down to the line', () => {
  const state = after(open, { type: 'playing' }, stall(7, false), { type: 'playing' }, stall(9))
  expect(state).toMatchObject({ stalledAtMs: [7, 9], lineStalledAtMs: [9] })
})

test('a small picture is one since it became small, until it is larger or its viewer chooses a size', () => {
  const small = (atMs: number): PlayerEvent => ({ type: 'line', isSmall: true, atMs })
  expect(after(open, small(5), small(9)).smallSinceMs).toBe(5)
  expect(after(open, small(5), { type: 'line', isSmall: false, atMs: 9 }).smallSinceMs).toBeNull()
  expect(after(open, small(5), { type: 'quality', quality: 360 }).smallSinceMs).toBeNull()
})

describe('the live edge', () => {
  const at = (positionSeconds: number) =>
    after(open, { type: 'time', positionSeconds, startSeconds: 10, endSeconds: 100, bufferedSeconds: 2 })
  it("is where the delay is no more than the stream's own", () => {
    expect(isAtLiveEdge(at(98))).toBe(true)
    expect(isAtLiveEdge(at(80))).toBe(false)
    expect(behindLiveSeconds(at(80))).toBe(20)
  })
  it('cannot be passed, and neither can kick-off', () => {
    expect(clampSeek(at(50), 500)).toBe(100)
    expect(clampSeek(at(50), -5)).toBe(10)
    expect(clampSeek(at(50), 60)).toBe(60)
  })
})

describe('a break of the network', () => {
  const at = (positionSeconds: number, endSeconds: number) =>
    ({ type: 'time', positionSeconds, startSeconds: 0, endSeconds, bufferedSeconds: 2 }) as const
  const atEdge = [open, { type: 'playing' }, at(98, 100)] as const
  it('is remembered for a viewer who followed the game, until they are back at the edge', () => {
    const broken = [...atEdge, stall(5), at(98, 120), { type: 'playing' }] as const
    expect(after(...broken).fellBehindAtMs).toBe(5)
    expect(after(...broken, at(118, 120)).fellBehindAtMs).toBeNull()
    expect(after(...broken, { type: 'paused' }).fellBehindAtMs).toBeNull()
  })
  it('does not matter to a viewer who jumped, or was already behind', () => {
    expect(after(...atEdge, stall(null)).fellBehindAtMs).toBeNull()
    expect(after(...atEdge, at(50, 100), stall(5)).fellBehindAtMs).toBeNull()
  })
})

describe('recovery', () => {
  it('asks once for a new token', () => {
    expect(chooseRecovery({ kind: 'refused' }, 0)).toEqual({ action: 'renew' })
    expect(chooseRecovery({ kind: 'refused' }, 1)).toEqual({ action: 'give_up' })
  })
  it('waits ever longer for the network, and never gives up', () => {
    const waits = [0, 1, 2, 3, 4, 50].map(attempt => chooseRecovery({ kind: 'network' }, attempt))
    expect(waits.map(wait => (wait.action === 'retry' ? wait.afterMs : null))).toEqual([
      1000, 2000, 4000, 8000, 10_000, 10_000,
    ])
  })
  it('opens again what cannot be decoded, then leaves out ever more of it', () => {
    const steps = [0, 1, 2, 3, 4, 9].map(attempt =>
      chooseRecovery({ kind: 'media', hasPlayed: true }, attempt),
    )
    expect(steps).toEqual([
      { action: 'reopen' },
      { action: 'skip', segments: 1, afterMs: 0 },
      { action: 'skip', segments: 2, afterMs: 0 },
      { action: 'skip', segments: 4, afterMs: 0 },
      { action: 'skip', segments: 8, afterMs: 2_000 },
      { action: 'skip', segments: 256, afterMs: 2_000 },
    ])
  })
  it('gives up a stream that never showed a picture', () => {
    const last = [3, 4].map(attempt => chooseRecovery({ kind: 'media', hasPlayed: false }, attempt).action)
    expect(last).toEqual(['skip', 'give_up'])
  })
})

test.each([
  [' ', { name: 'toggle_play' }],
  ['k', { name: 'toggle_play' }],
  ['K', { name: 'toggle_play' }],
  ['j', { name: 'seek_by', seconds: -10 }],
  ['l', { name: 'seek_by', seconds: 10 }],
  ['ArrowLeft', { name: 'seek_by', seconds: -5 }],
  ['ArrowRight', { name: 'seek_by', seconds: 5 }],
  ['ArrowUp', { name: 'change_volume', by: 0.1 }],
  ['ArrowDown', { name: 'change_volume', by: -0.1 }],
  ['m', { name: 'toggle_mute' }],
  ['f', { name: 'toggle_fullscreen' }],
  ['c', { name: 'cut_clip' }],
  ['t', { name: 'toggle_captions' }],
  ['0', { name: 'seek_to_share', share: 0 }],
  ['7', { name: 'seek_to_share', share: 0.7 }],
  ['9', { name: 'seek_to_share', share: 0.9 }],
  ['.', { name: 'step_frame', direction: 1 }],
  [',', { name: 'step_frame', direction: -1 }],
  ['x', null],
  ['Tab', null],
])('the key %j asks for %j', (key, command) => {
  expect(readKey({ key, ctrlKey: false, metaKey: false, altKey: false })).toEqual(command)
  expect(readKey({ key, ctrlKey: true, metaKey: false, altKey: false })).toBeNull()
})

test.each([
  [0, '0:00'],
  [247, '4:07'],
  [3847.9, '1:04:07'],
  [-12, '-0:12'],
])('%f s are written %s', (seconds, text) => {
  expect(formatClock(seconds)).toBe(text)
})
