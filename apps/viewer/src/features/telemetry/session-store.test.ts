import { expect, it } from 'vitest'
import { openStorage } from '../../../test/storage.ts'
import { keepSession, readSession } from './session-store.ts'

const hour = 3_600_000

it('keeps a session for a day and no longer', () => {
  const storage = openStorage()
  expect(readSession(storage, 0)).toBeNull()
  keepSession(storage, 'one', 0)
  expect(readSession(storage, 24 * hour - 1)).toBe('one')
  expect(readSession(storage, 24 * hour)).toBeNull()
})

it('starts again if the clock was set back, or the storage holds something else', () => {
  const storage = openStorage()
  keepSession(storage, 'one', 5 * hour)
  expect(readSession(storage, hour)).toBeNull()
  storage.set('analytics_session', 'rubbish')
  expect(readSession(storage, 0)).toBeNull()
})
