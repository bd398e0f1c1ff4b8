import { expect, test, vi } from 'vitest'
import { ChunkLoadError, loadWithin } from './load-within.ts'

test('a screen that cannot be fetched raises a load error', async () => {
  await expect(loadWithin(() => Promise.reject(new TypeError('Failed to fetch')))).rejects.toThrow(
    ChunkLoadError,
  )
})

test('chunk loads time out at 120 s', async () => {
  vi.useFakeTimers()
  try {
    const loading = loadWithin(() => new Promise(() => {}))
    const outcome = expect(loading).rejects.toThrow(ChunkLoadError)
    await vi.advanceTimersByTimeAsync(120_000)
    await outcome
  } finally {
    vi.useRealTimers()
  }
})

test('a screen that comes in time is given', async () => {
  await expect(loadWithin(async () => 'screen')).resolves.toBe('screen')
})
