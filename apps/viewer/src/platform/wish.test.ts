import { expect, test } from 'vitest'
import { createStorage } from './storage.ts'
import { keepWish, takeWish } from './wish.ts'

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
  keepWish(storage, 'follow participant 7', 0)
  expect(takeWish(storage, 'follow participant 8', 1)).toBe(false)
  expect(takeWish(storage, 'follow participant 7', 1)).toBe(true)
  expect(takeWish(storage, 'follow participant 7', 1)).toBe(false)
})

test('a user who logs in another day finds no forgotten wish carried out', () => {
  const storage = openStorage()
  keepWish(storage, 'follow participant 7', 0)
  expect(takeWish(storage, 'follow participant 7', 3_600_001)).toBe(false)
})
