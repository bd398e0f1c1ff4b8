import { describe, expect, it } from 'vitest'
import { frameAt, putFramePoint } from '../../src/index.ts'

const points = [
  { time: 10, x: 0 },
  { time: 12, x: 1 },
]

describe('the window of an upright clip', () => {
  it.each([
    ['before the first point', 5, 0],
    ['at a point', 12, 1],
    ['on the way', 10.5, 0.25],
    ['after the last point', 20, 1],
  ])('%s', (_, time, x) => expect(frameAt(points, time)).toBe(x))
  it('is in the middle if nobody has moved it', () => expect(frameAt([], 3)).toBe(0.5))
})

describe('a point', () => {
  it('is inserted in order of time', () => {
    expect(putFramePoint(points, { time: 11.0004, x: 0.2 }, 60).map(({ time }) => time)).toEqual([10, 11, 12])
  })
  it('moves an existing one, and stays inside the picture', () => {
    expect(putFramePoint(points, { time: 12.2, x: 1.4 }, 60)).toEqual([points[0], { time: 12, x: 1 }])
    expect(putFramePoint(points, { time: 9.9, x: 0.3 }, 60)[0]).toEqual({ time: 10, x: 0.3 })
  })
  it('is left out if there are enough, and can still be moved', () => {
    expect(putFramePoint(points, { time: 30, x: 0 }, 2)).toEqual(points)
    expect(putFramePoint(points, { time: 10, x: 0.5 }, 2)[0]).toEqual({ time: 10, x: 0.5 })
  })
})
