import { expect, test } from 'vitest'
import { drawLoudness, loudnessBars } from './draw-loudness.ts'

const barsOf = (path: string) => path.split('z').filter(bar => bar !== '')

test('the louder, the higher', () => {
  const bars = barsOf(drawLoudness([0, 100], 2))
  expect(bars).toHaveLength(loudnessBars)
  expect(bars[0]).toBe('M0 100V100h0.72V100')
  expect(bars.at(-1)).toBe('M55 100V0h0.72V100')
})

test('a bar is as high as the loudest of what it stands for', () => {
  const levels = Array.from({ length: loudnessBars * 2 }, (_, at) => (at === 3 ? 80 : 10))
  expect(barsOf(drawLoudness(levels, levels.length)).slice(0, 3)).toEqual([
    'M0 100V90h0.72V100',
    'M1 100V20h0.72V100',
    'M2 100V90h0.72V100',
  ])
})

test('what is still to come stays empty', () => {
  expect(barsOf(drawLoudness([50], 2))).toHaveLength(loudnessBars / 2)
  expect(drawLoudness([], 10)).toBe('')
})
