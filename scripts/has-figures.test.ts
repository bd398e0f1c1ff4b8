import { expect, test } from 'vitest'
import { hasFigures } from './has-figures.ts'

test.each([
  ['LCP on slow 4G: 1.20 s (goal ≤ 2.5)', true],
  ['nginx is not installed: apt-get install nginx-light', true],
  ['disk full: not tried, since only root may mount a small disk', true],
  ['12 games: 0.4 s\nerror: the connection was ended {\n  detail: undefined,\n  hint: undefined\n}', true],
  ['', false],
  ['first frame: p95 NaN ms (goal ≤ 1000)', false],
  ['ours ÷ bare: Infinity (goal ≥ 0.8)', false],
  ['after hour 1: undefined MB', false],
])('%j: %s', (output, isFigure) => {
  expect(hasFigures(output)).toBe(isFigure)
})
