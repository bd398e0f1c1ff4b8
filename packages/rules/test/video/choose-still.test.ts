import { describe, expect, it } from 'vitest'
import { chooseStillSeconds, findBestSeconds } from '../../src/video/choose-still.ts'

const recording = { beginSeconds: 100, endSeconds: 1_100 }
const scored = (...moments: [points: number, atSeconds: number | null][]) =>
  moments.map(([points, atSeconds]) => ({ points, atSeconds }))

describe('the picture of a replay', () => {
  it.each([
    ['shows the play that brought most', scored([1, 200], [6, 400], [3, 600], [1, 900]), 400],
    ['shows the first of equal plays', scored([1, 200], [1, 400], [1, 900]), 200],
    ['never shows the last score, which may tell the end', scored([1, 200], [6, 900]), 200],
    ['shows the opening where there is no other score', scored([1, 900]), 300],
    ['shows the opening where nobody scored', [], 300],
    ['leaves out what the recording does not show', scored([6, null], [1, 400], [1, 900]), 400],
  ])('%s', (_, moments, seconds) => {
    expect(chooseStillSeconds(moments, recording)).toBe(seconds)
  })

  it('is no moment of the game where only the last score is known', () => {
    expect(findBestSeconds(scored([1, 900]))).toBeNull()
    expect(findBestSeconds(scored([1, 200], [1, 900]))).toBe(200)
  })
})
