import { expect, test } from 'vitest'
import { blockedStorage } from '../../../test/storage.ts'
import { keepReturnPath } from '../../platform/keep-return-path.ts'
import type { AppStorage } from '../../platform/storage.ts'
import { nextPath } from './next-path.ts'

const page = (path: string, query: Record<string, string> = {}) => ({ path, query, params: {} })
const packages = page('/packages')

test.each<[string, (storage: AppStorage) => void, string]>([
  ['nothing is remembered', () => {}, '/'],
  ['a page was asked for before', storage => keepReturnPath(storage, '/watch/7?at=3'), '/watch/7?at=3'],
  ['this page was asked for before', storage => keepReturnPath(storage, '/packages?x=1'), '/'],
  ['this is the first page', storage => storage.set('last_page', packages), '/'],
  ['a page was seen in another tab', storage => storage.set('last_page', page('/schedule')), '/schedule'],
  [
    'a page was seen before this one',
    storage => {
      storage.set('last_page', packages)
      storage.set('previous_page_for_analytics', page('/', { group: 'wolves' }))
    },
    '/?group=wolves',
  ],
  [
    'this page was seen twice',
    storage => {
      storage.set('last_page', packages)
      storage.set('previous_page_for_analytics', page('/packages/', { trk: 'mail' }))
    },
    '/',
  ],
])('when %s', (_, remember, expected) => {
  const storage = blockedStorage()
  remember(storage)
  expect(nextPath(storage)).toBe(expected)
})
