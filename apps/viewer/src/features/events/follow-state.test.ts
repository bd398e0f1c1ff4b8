import { expect, test } from 'vitest'
import { type FollowState, followStart, moveFollow, pollMs, retryMs } from './follow-state.ts'

const fail = (state: FollowState, times: number) =>
  Array.from({ length: times }).reduce<FollowState>(before => moveFollow(before, 'failed'), state)

test('a stream that fails is tried again, each time later', () => {
  const waits = [1, 2].map(times => retryMs(fail(followStart(true), times), 0))
  expect(waits).toEqual([1000, 2000])
  expect(retryMs(fail(followStart(true), 1), 1)).toBe(1500)
})
test('after repeated failure the page polls every 3 s', () => {
  const state = fail(followStart(true), 3)
  expect(state.mode).toBe('poll')
  expect(retryMs(state, 1)).toBe(pollMs)
  expect(pollMs).toBe(3000)
})
test('a stream that opened resets the count of failures', () => {
  expect(moveFollow(fail(followStart(true), 2), 'opened')).toEqual({ mode: 'stream', failures: 0 })
})
test('a browser without streams polls from the start', () => {
  expect(followStart(false).mode).toBe('poll')
})
