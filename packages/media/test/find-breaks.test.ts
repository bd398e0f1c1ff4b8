import { expect, it } from 'vitest'
import { findBreaks, type Segment } from '../src/index.ts'

const kickOff = Date.parse('2026-11-14T19:00:00Z')
const segment = (number: number, change: Partial<Segment> = {}): Segment => ({
  number,
  init: 0,
  isDiscontinuous: false,
  startSeconds: number * 2,
  durationSeconds: 2,
  wallTimeMs: kickOff + number * 2_000,
  isGap: false,
  ...change,
})

it('finds nothing in a recording without a break', () => {
  expect(findBreaks([0, 1, 2].map(number => segment(number)))).toEqual([])
})

it('finds how long an encoder was away, though players go on at once', () => {
  const back = { isDiscontinuous: true, wallTimeMs: kickOff + 44_000 }
  expect(findBreaks([segment(0), segment(1), segment(2, back)])).toEqual([
    { atMs: kickOff + 4_000, seconds: 40 },
  ])
})

it('counts segments that are lost one after the other as one break', () => {
  const lost = [1, 2].map(number => segment(number, { isGap: true }))
  expect(findBreaks([segment(0), ...lost, segment(3)])).toEqual([{ atMs: kickOff + 2_000, seconds: 4 }])
})
