import { expect, test } from 'vitest'
import { readWatchSearch } from './watch-search.ts'

const nothing = { clipId: null, isFresh: false, tab: 'game', startSeconds: null, withIds: [] }

test.each([
  [{}, nothing],
  [
    { clip: '12', cut: 'now', tab: 'clips', t: '90' },
    { clipId: '12', isFresh: true, tab: 'clips', startSeconds: 90, withIds: [] },
  ],
  [{ clip: '0', cut: 'then', tab: 'more', t: '-1' }, nothing],
  [{ clip: 'x', t: '1e3', tab: 'toString' }, nothing],
  [{ clip: 12, t: 5 }, nothing],
  [{ with: '2,3,3,4,5' }, { ...nothing, withIds: [2, 3, 4] }],
  [{ with: '2,x' }, nothing],
])('%j asks for %j', (search, asked) => {
  expect(readWatchSearch(search)).toEqual(asked)
})
