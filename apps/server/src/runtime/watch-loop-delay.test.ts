import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { watchLoopDelay } from './watch-loop-delay.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
})
afterEach(() => vi.useRealTimers())

it('reports nothing while every turn comes in time', () => {
  const delay = watchLoopDelay()
  vi.advanceTimersByTime(10_000)
  expect(delay.readMs()).toBeLessThanOrEqual(0)
  delay.stop()
})

it('reports how far behind the process is, even before its next turn, until a turn comes in time again', () => {
  const delay = watchLoopDelay()
  // The clock goes on, and no timer comes: the process is busy.
  const { now } = performance
  const blocked = vi.spyOn(performance, 'now').mockImplementation(() => now.call(performance) + 3_000)
  expect(delay.readMs()).toBe(2_750)
  vi.advanceTimersByTime(250)
  expect(delay.readMs()).toBe(3_000)
  vi.advanceTimersByTime(250)
  expect(delay.readMs()).toBeLessThanOrEqual(0)
  blocked.mockRestore()
  delay.stop()
})
