import { expect, test } from 'vitest'
import { mayBeLarger } from '../src/core/may-be-larger.ts'

const bitrates = [4_000_000, 400_000, 1_500_000]

test.each([
  ['the smallest picture on a line that has no room for the next is no larger', 400_000, 900_000, false],
  ['nor where the line has hardly more than the next needs', 400_000, 2_000_000, false],
  ['the smallest picture on a fast line is about to grow', 400_000, 6_000_000, true],
  ['a larger picture is larger, however slow the line', 1_500_000, 300_000, true],
  ['a picture whose size is unknown is not judged', null, 300_000, true],
  ['nor is a line of which nothing is known', 400_000, Number.NaN, true],
])('%s', (_, shownBitrate, lineBitrate, expected) => {
  expect(mayBeLarger({ bitrates, shownBitrate, lineBitrate })).toBe(expected)
})

test('a video of one size is never called small', () => {
  expect(mayBeLarger({ bitrates: [400_000], shownBitrate: 400_000, lineBitrate: 100_000 })).toBe(true)
})
