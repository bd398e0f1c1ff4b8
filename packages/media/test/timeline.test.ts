import { expect, it } from 'vitest'
import { createTimeline } from '../src/live/timeline.ts'

it('counts from the first picture', () => {
  const timeline = createTimeline(1000)
  expect([1000, 1033, 990].map(timeline.place)).toEqual([0, 33, -10])
})

it('goes on when the 32-bit milliseconds wrap, for pictures and sound in turns', () => {
  const start = 2 ** 32 - 50
  const timeline = createTimeline(start)
  expect([start, start + 40, 10, start + 45, 30].map(timeline.place)).toEqual([0, 40, 60, 45, 80])
})
