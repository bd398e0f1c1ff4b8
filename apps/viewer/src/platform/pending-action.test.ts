import { expect, test } from 'vitest'
import { keepPendingAction, takePendingAction } from './pending-action.ts'
import { createStorage } from './storage.ts'

function openStorage() {
  const kept = new Map<string, string>()
  const local = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
  return createStorage({ local: () => local, now: () => 0 })
}

test('a wish is granted once, and only to the user who made it', () => {
  const storage = openStorage()
  keepPendingAction(storage, 'follow participant 7', 0)
  expect(takePendingAction(storage, 'follow participant 8', 1)).toBe(false)
  expect(takePendingAction(storage, 'follow participant 7', 1)).toBe(true)
  expect(takePendingAction(storage, 'follow participant 7', 1)).toBe(false)
})

test('a user who logs in another day finds no forgotten wish carried out', () => {
  const storage = openStorage()
  keepPendingAction(storage, 'follow participant 7', 0)
  expect(takePendingAction(storage, 'follow participant 7', 3_600_001)).toBe(false)
})
