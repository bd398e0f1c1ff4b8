import { expect, test } from 'vitest'
import { readTrimKey } from './read-trim-key.ts'

const plain = { shiftKey: false, ctrlKey: false, metaKey: false, altKey: false }
const range = { startSeconds: 10, endSeconds: 40 }

test.each([
  ['ArrowLeft', false, 'start', { handle: 'start', toSeconds: 10 - 1 / 30 }],
  ['ArrowRight', false, 'end', { handle: 'end', toSeconds: 40 + 1 / 30 }],
  ['ArrowUp', true, 'end', { handle: 'end', toSeconds: 41 }],
  ['ArrowDown', true, 'start', { handle: 'start', toSeconds: 9 }],
  ['i', false, 'end', { handle: 'start', toSeconds: 22 }],
  ['O', true, 'start', { handle: 'end', toSeconds: 22 }],
  ['Home', false, 'start', null],
  ['Tab', false, 'start', null],
] as const)('%s with Shift %s on the handle %s asks for %j', (key, shiftKey, handle, wish) => {
  const state = { handle, range, shownSeconds: 22 }
  expect(readTrimKey({ ...plain, key, shiftKey }, state)).toEqual(wish)
  expect(readTrimKey({ ...plain, key, shiftKey, ctrlKey: true }, state)).toBeNull()
})

test('away from the handles only in and out work', () => {
  const state = { handle: null, range, shownSeconds: 22 }
  expect(readTrimKey({ ...plain, key: 'ArrowLeft' }, state)).toBeNull()
  expect(readTrimKey({ ...plain, key: 'o' }, state)).toEqual({ handle: 'end', toSeconds: 22 })
})

test('without a player there is no picture to begin at', () => {
  expect(readTrimKey({ ...plain, key: 'i' }, { handle: 'start', range, shownSeconds: null })).toBeNull()
})
