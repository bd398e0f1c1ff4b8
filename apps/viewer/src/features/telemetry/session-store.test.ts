import { expect, it } from 'vitest'
import { createStorage } from '../../platform/storage.ts'
import { keepSession, readSession } from './session-store.ts'

const open = () => {
  const kept = new Map<string, string>()
  return createStorage({
    local: () => ({
      getItem: name => kept.get(name) ?? null,
      setItem: (name, value) => void kept.set(name, value),
      removeItem: name => void kept.delete(name),
    }),
    now: () => 0,
  })
}
const hour = 3_600_000

it('keeps a session for a day and no longer', () => {
  const storage = open()
  expect(readSession(storage, 0)).toBeNull()
  keepSession(storage, 'one', 0)
  expect(readSession(storage, 24 * hour - 1)).toBe('one')
  expect(readSession(storage, 24 * hour)).toBeNull()
})

it('starts again if the clock was set back, or the storage holds something else', () => {
  const storage = open()
  keepSession(storage, 'one', 5 * hour)
  expect(readSession(storage, hour)).toBeNull()
  storage.set('analytics_session', 'rubbish')
  expect(readSession(storage, 0)).toBeNull()
})
