import { expect, it } from 'vitest'
import { movePlace } from './held-place.ts'

const place = { ticket: 't', number: 1_200, wait_seconds: 120, again_seconds: 60, atMs: 5_000 }

it.each([
  ['as it was told', 5_000, 1_200, 120],
  ['a second later', 6_000, 1_190, 119],
  ['half-way', 65_000, 600, 60],
  ['when its time is over', 200_000, 1, 0],
  ['by a clock that went back', 1_000, 1_200, 120],
])('a place moves on with the line: %s', (_name, nowMs, number, seconds) => {
  expect(movePlace(place, nowMs)).toEqual({ number, seconds })
})

it('who is next stays so until the server says more', () => {
  const next = { ...place, number: 1, wait_seconds: 0 }
  expect(movePlace(next, 9_000)).toEqual({ number: 1, seconds: 0 })
})
