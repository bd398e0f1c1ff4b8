import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createBriefCache } from './brief-cache.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

it('reads once a second, however many ask', async () => {
  const cache = createBriefCache<number>()
  let reads = 0
  const ask = () =>
    cache(['a'], async () => {
      reads += 1
      return reads
    })
  expect(await Promise.all([ask(), ask(), ask()])).toEqual([1, 1, 1])
  vi.advanceTimersByTime(1_001)
  expect(await Promise.all([ask(), ask()])).toEqual([2, 2])
})

it('goes on with the last value for a quarter of an hour where it cannot be read again', async () => {
  const cache = createBriefCache<string>()
  const fail = async () => {
    throw new Error('away')
  }
  await expect(cache(['a'], fail)).rejects.toThrow('away')
  expect(await cache(['a'], async () => 'known')).toBe('known')
  vi.advanceTimersByTime(14 * 60_000)
  expect(await cache(['a'], fail)).toBe('known')
  await expect(cache(['b'], fail)).rejects.toThrow('away')
  vi.advanceTimersByTime(2 * 60_000)
  await expect(cache(['a'], fail)).rejects.toThrow('away')
})

it('waits for half a second where a value is known and nobody answers, and the next caller not at all', async () => {
  const cache = createBriefCache<string>()
  await cache(['a'], async () => 'known')
  vi.advanceTimersByTime(2_000)
  const never = () => new Promise<string>(() => {})
  const first = cache(['a'], never)
  await vi.advanceTimersByTimeAsync(501)
  expect(await first).toBe('known')
  expect(await cache(['a'], never)).toBe('known')
})
