import { expect, test } from 'vitest'
import { readTileKey } from './read-tile-key.ts'

const press = (key: string, change: object = {}) =>
  readTileKey({ key, ctrlKey: false, metaKey: false, altKey: false, ...change })

test.each([
  ['1', { name: 'sound', place: 0 }],
  ['4', { name: 'sound', place: 3 }],
  ['5', null],
  ['f', { name: 'full_screen' }],
  ['X', { name: 'remove' }],
  ['a', null],
])('the key %s', (key, command) => {
  expect(press(key)).toEqual(command)
})

test('keys with Ctrl are the browser’s', () => {
  expect(press('f', { ctrlKey: true })).toBeNull()
})
