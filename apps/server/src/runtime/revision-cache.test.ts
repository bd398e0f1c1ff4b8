import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { CallError } from './call-error.ts'
import { createRevisionCache } from './revision-cache.ts'

const log = { info: () => {}, warn: () => {}, error: () => {} }
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] })
})
afterEach(() => {
  vi.useRealTimers()
})

it('serves the last answer while the next is made, if somebody asked for it just before', async () => {
  const cache = createRevisionCache<string>(log)
  const get = (revision: number, build: () => Promise<string>) =>
    cache.getKept({ id: 1, revision }, ['page'], build)
  let builds = 0
  let finish = (_value: string) => {}
  const slowly = () =>
    new Promise<string>(resolve => {
      builds += 1
      finish = resolve
    })
  expect(await get(1, async () => 'first')).toBe('first')
  expect(await get(2, slowly)).toBe('first')
  expect(await get(2, slowly)).toBe('first')
  expect(builds).toBe(1)
  finish('second')
  await vi.waitFor(() => expect(cache.peek({ id: 1, revision: 2 }, ['page'])).toBe('second'))
  expect(await get(2, slowly)).toBe('second')

  // What nobody asked for is too old to be shown once more.
  vi.advanceTimersByTime(11_000)
  expect(await get(3, async () => 'third')).toBe('third')
})

it('serves the last answer if the next may not be made now, but not if it is gone', async () => {
  const cache = createRevisionCache<string>(log)
  const refuse = (code: 'too_many_requests' | 'not_found') => async () => {
    throw new CallError(code, code === 'not_found' ? {} : { retryAfterSeconds: 1 })
  }
  const channel = (revision: number) => ({ id: 1, revision })
  expect(await cache.get(channel(1), ['page'], async () => 'first')).toBe('first')
  expect(await cache.get(channel(2), ['page'], refuse('too_many_requests'))).toBe('first')
  await expect(cache.get(channel(2), ['page'], refuse('not_found'))).rejects.toThrow()
  expect(cache.peek(channel(1), ['page'])).toBeUndefined()
})
