import { describe, expect, it, test } from 'vitest'
import { beginRecovery, moveRecovery, type RecoveryEvent } from '../src/core/move-recovery.ts'

const pieces = [0, 4, 8, 12].map(startSeconds => ({ startSeconds }))
const shown = (seconds: number, isAtEdge = false): RecoveryEvent => ({
  type: 'shown',
  position: { seconds, isAtEdge },
})
const fails = (kind: 'network' | 'media' | 'refused', nowMs = 0): RecoveryEvent => ({
  type: 'failure',
  kind,
  nowMs,
})
const skip = (segments: number): RecoveryEvent => ({ type: 'skip', segments, pieces })

function after(isLive: boolean, ...events: RecoveryEvent[]) {
  const start: ReturnType<typeof moveRecovery> = { state: beginRecovery({ isLive, isToPlay: false }) }
  return events.reduce(({ state }, event) => moveRecovery(state, event), start)
}

test('it plays on for a viewer who watched, and not for one who paused', () => {
  expect(after(true, { type: 'want_play' }).state.isToPlay).toBe(true)
  expect(after(true, { type: 'playing' }, { type: 'paused' }).state.isToPlay).toBe(false)
})

test('the network is tried ever later, and from the start once the picture moved', () => {
  const failed = after(true, fails('network'), fails('network'))
  expect(failed.effect).toEqual({ action: 'retry', afterMs: 2_000 })
  const again = after(true, fails('network'), { type: 'playing' }, fails('network'))
  expect(again.effect).toEqual({ action: 'retry', afterMs: 1_000 })
})

describe('a decoder that gives up', () => {
  it('leaves out more each time, although the picture moves in between', () => {
    const twice = after(false, shown(1), fails('media', 0), { type: 'playing' }, fails('media', 9_000))
    expect(twice.effect).toEqual({ action: 'skip', segments: 1, afterMs: 0 })
  })
  it('starts over after a calm time', () => {
    const twice = after(false, shown(1), fails('media', 0), fails('media', 10_001))
    expect(twice.effect).toEqual({ action: 'reopen' })
  })
  it('is given up where nothing was ever shown', () => {
    const five = [0, 1, 2, 3, 4].map(nowMs => fails('media', nowMs))
    expect(after(false, ...five).effect).toEqual({ action: 'give_up', problem: { kind: 'broken' } })
    expect(after(false, shown(1), ...five).effect).toMatchObject({ action: 'skip', segments: 8 })
  })
})

test('a second refusal means that it is not allowed', () => {
  const problem = { kind: 'not_allowed' }
  expect(after(true, fails('refused')).effect).toEqual({ action: 'renew' })
  expect(after(true, fails('refused'), fails('refused')).effect).toEqual({ action: 'give_up', problem })
})

describe('leaving out segments', () => {
  const reopen = { action: 'reopen' }
  it('goes on with a later one', () => {
    const { state, effect } = after(false, shown(5), skip(1))
    expect([state.position, effect]).toEqual([{ seconds: 8, isAtEdge: false }, reopen])
  })
  it('ends a replay that has no later one, and goes to the edge of a live game', () => {
    expect(after(false, shown(9), skip(2)).effect).toEqual({ action: 'over' })
    const { state, effect } = after(true, shown(9), skip(2))
    expect([state.position, effect]).toEqual([{ seconds: 9, isAtEdge: true }, reopen])
  })
  it('changes no position while the playlist is not known, nothing was shown, or it follows what is live', () => {
    const unknown: RecoveryEvent = { type: 'skip', segments: 1, pieces: null }
    expect(after(false, shown(9), unknown)).toMatchObject({
      state: { position: { seconds: 9 } },
      effect: reopen,
    })
    expect(after(false, skip(9))).toMatchObject({ state: { position: null }, effect: reopen })
    const atEdge = { seconds: 5, isAtEdge: true }
    expect(after(true, shown(5, true), skip(1))).toMatchObject({
      state: { position: atEdge },
      effect: reopen,
    })
  })
})

test('what must be opened elsewhere is opened there', () => {
  const { state, effect } = after(true, shown(5, true), { type: 'sent', seconds: 3 })
  expect([state.position, effect]).toEqual([{ seconds: 3, isAtEdge: false }, { action: 'reopen' }])
})
