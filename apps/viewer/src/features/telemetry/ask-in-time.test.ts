import { createMemoryHistory } from '@tanstack/history'
import { afterEach, expect, it, vi } from 'vitest'
import { readAddress } from '../../platform/router/address.ts'
import { type AppStorage, createStorage } from '../../platform/storage.ts'
import { askInTime } from './ask-in-time.ts'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

afterEach(() => vi.useRealTimers())

/** Forgets by the clock, as that of a browser does. */
function openClockedStorage(): AppStorage {
  const kept = new Map<string, string>()
  return createStorage({
    local: () => ({
      getItem: name => kept.get(name) ?? null,
      setItem: (name, value) => void kept.set(name, value),
      removeItem: name => void kept.delete(name),
    }),
    now: () => Date.now(),
  })
}

/** Whether a page that is opened then asks. */
function asksAt(storage: AppStorage, atMs: number): boolean {
  vi.setSystemTime(atMs)
  let isAsking = false
  askInTime({
    storage,
    router: {
      shown: () => ({
        address: readAddress(createMemoryHistory({ initialEntries: ['/schedule'] }).location),
      }),
      onSettled: () => () => {},
    },
    isOpen: () => true,
    setAsking: next => {
      isAsking = next
    },
  })
  return isAsking
}

it('a visitor is asked in one visit only: one who lets the question pass is not asked again', () => {
  vi.useFakeTimers()
  vi.setSystemTime(0)
  const storage = openClockedStorage()
  storage.set('previous_page_for_analytics', { path: '/', query: {}, params: {} })
  expect(asksAt(storage, 0)).toBe(true)
  // Another page of the same visit.
  expect(asksAt(storage, 29 * minuteMs)).toBe(true)
  for (const days of [1, 30, 300]) expect(asksAt(storage, days * dayMs)).toBe(false)
})
