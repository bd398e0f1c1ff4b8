import { expect, test } from 'vitest'
import { drawLoudness } from './draw-loudness.ts'

test('the louder, the higher', () => {
  expect(drawLoudness([0, 100])).toBe('M0 100L0 100L1 100L1 0L2 0L2 100Z')
})

test('nothing is drawn for no sound', () => {
  expect(drawLoudness([])).toBe('')
})
