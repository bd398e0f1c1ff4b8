import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createToastStore, type Toast } from './toast-store.ts'

const toast = (key: string): Toast => ({ key, kind: 'error', text: () => key })

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('a toast stays for 5000 ms', () => {
  const store = createToastStore()
  store.show(toast('a'))
  vi.advanceTimersByTime(4999)
  expect(store.list()).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(store.list()).toHaveLength(0)
})

test('a toast that leads somewhere stays for 10 s', () => {
  const store = createToastStore()
  store.show({ ...toast('a'), action: { href: '/', label: () => 'Home' } })
  vi.advanceTimersByTime(9999)
  expect(store.list()).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(store.list()).toHaveLength(0)
})

test('the same message is shown once, and its time starts again', () => {
  const store = createToastStore()
  store.show(toast('a'))
  vi.advanceTimersByTime(3000)
  store.show(toast('a'))
  expect(store.list()).toHaveLength(1)
  vi.advanceTimersByTime(3000)
  expect(store.list()).toHaveLength(1)
})

test('a toast that is being read does not go away', () => {
  const store = createToastStore()
  store.show(toast('a'))
  store.pause('a')
  vi.advanceTimersByTime(60_000)
  expect(store.list()).toHaveLength(1)
  store.resume('a')
  vi.advanceTimersByTime(5000)
  expect(store.list()).toHaveLength(0)
})

test('at most four are shown at once, and the oldest gives way', () => {
  const store = createToastStore()
  for (const key of ['a', 'b', 'c', 'd', 'e']) store.show(toast(key))
  expect(store.list().map(({ key }) => key)).toEqual(['b', 'c', 'd', 'e'])
})
