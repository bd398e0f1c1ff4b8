import { expect, test } from 'vitest'
import { blockedStorage } from '../../test/storage.ts'
import { keepReturnPath } from './keep-return-path.ts'
import { readReturnPath } from './return-path.ts'

const schedule = { path: '/schedule', query: { sport: 'hockey & more' }, params: {} }

test('a login leads back to the last page, with its query', () => {
  const storage = blockedStorage()
  storage.set('last_page', schedule)
  expect(readReturnPath(storage)).toBe('/schedule?sport=hockey+%26+more')
})

test('a page that needed the login comes before the last page', () => {
  const storage = blockedStorage()
  storage.set('last_page', schedule)
  keepReturnPath(storage, '/profile/edit?tab=2')
  expect(readReturnPath(storage)).toBe('/profile/edit?tab=2')
})

test.each(['https://bad.example', '//bad.example', '/\\bad.example', '', 7])(
  'a stored path that holds %j is ignored',
  stored => {
    const storage = blockedStorage()
    storage.set('form_fullPath', stored)
    expect(readReturnPath(storage)).toBe('/')
  },
)
