import { expect, test } from 'vitest'
import { addTile, removeTile, tilesAt, tilesHref } from './tiles-href.ts'

test.each([
  [[1], '/watch/1?tab=live'],
  [[1, 2], '/watch/1?tab=live&with=2'],
  [[1, 2, 3], '/watch/1?tab=live&with=2,3'],
])('%j is at %s', (tiles, href) => {
  expect(tilesHref(tiles)).toBe(href)
  const { pathname, searchParams } = new URL(href, 'http://localhost')
  expect(tilesAt({ pathname, search: Object.fromEntries(searchParams) })).toEqual(tiles)
})

test('a fifth game finds no room, and none is there twice', () => {
  expect(addTile([1], 2)).toEqual([1, 2])
  expect(addTile([1, 2], 2)).toEqual([1, 2])
  expect(addTile([1, 2, 3, 4], 5)).toEqual([1, 2, 3, 4])
})

test('the second game takes the place of the first that goes', () => {
  expect(tilesHref(removeTile([1, 2, 3], 1))).toBe('/watch/2?tab=live&with=3')
})
