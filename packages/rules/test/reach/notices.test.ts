import { expect, test } from 'vitest'
import { announcesScores, findScoring } from '../../src/index.ts'

test.each([
  ['soccer', true],
  ['ice-hockey', true],
  ['varsity-football', true],
  ['volleyball', true],
  ['girls-basketball', false],
])('scores of %s are announced: %s', (alias, isTold) => {
  expect(announcesScores(findScoring([{ alias }]))).toBe(isTold)
})
