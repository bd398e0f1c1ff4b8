import { expect, it, test } from 'vitest'
import { timeLimitMs, usefulSeconds } from '../src/file/time-limit.ts'

const fullHd = { width: 1920, height: 1080 }
const ultraHd = { width: 3840, height: 2160 }

test.each([
  ['a file that says how long it is', 3600, 2_000_000_000, 3600],
  ['a few bytes that claim twelve hours', 12 * 3600, 112_000, 18],
  ['a file that does not say', null, 1_000_000, 160],
])('%s is worth waiting for this long', (_name, claimed, bytes, seconds) => {
  expect(usefulSeconds(claimed, bytes)).toBeCloseTo(seconds, 0)
})

it('more pictures, and larger ones, get more time', () => {
  const hour = { seconds: 3600, frameRate: 30 }
  const small = timeLimitMs({ ...hour, sizes: [fullHd, { width: 640, height: 360 }] })
  const large = timeLimitMs({ ...hour, sizes: [ultraHd, fullHd] })
  expect(large).toBeGreaterThan(small * 3)
  expect(large).toBeLessThan(40 * 3_600_000)
  expect(timeLimitMs({ ...hour, sizes: [] })).toBe(3_660_000)
})

it('a claimed frame rate buys no time', () => {
  const claim = (frameRate: number) => timeLimitMs({ seconds: 10, sizes: [fullHd], frameRate })
  expect(claim(90_000)).toBe(claim(240))
})
