import { expect, test } from 'vitest'
import { findLoudest, loudestSeconds } from '../../src/index.ts'

/** Half seconds: so loud, and in between so much louder. */
const sound = (seconds: number, louder: { from: number; to: number; by: number }) =>
  Array.from({ length: seconds * 2 }, (_, at) =>
    at >= louder.from * 2 && at < louder.to * 2 ? 40 + louder.by : 40,
  )

test.each([
  ['in the middle', sound(30, { from: 8, to: 8 + loudestSeconds, by: 40 }), 8],
  ['at the end', sound(30, { from: 16, to: 30, by: 40 }), 16],
  ['shorter than what is shown', sound(30, { from: 20, to: 26, by: 60 }), 12],
  ['at the beginning', sound(30, { from: 0, to: 14, by: 40 }), 0],
])('finds what is loudest %s', (_, levels, from) => {
  expect(findLoudest(levels, 0.5)).toBe(from)
})

test.each([
  ['nothing stands out', sound(30, { from: 8, to: 22, by: 5 })],
  ['all of it is silent', sound(30, { from: 0, to: 0, by: 0 })],
  ['the cut is no longer than that', sound(loudestSeconds, { from: 4, to: 8, by: 60 })],
  ['nothing of it is there yet', []],
])('finds none where %s', (_, levels) => {
  expect(findLoudest(levels, 0.5)).toBeNull()
})
