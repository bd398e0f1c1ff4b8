import { expect, test } from 'vitest'
import { whoScored } from './who-scored.ts'

test.each([
  ['away has more', [7, 3], [14, 3], 'away'],
  ['home has more', [0, 0], [0, 1], 'home'],
  ['nothing changed', [7, 3], [7, 3], null],
  ['a score is put right', [7, 3], [0, 3], null],
  ['the picture was moved past goals of both', [0, 0], [7, 3], null],
  ['one goes up while the other is put right', [7, 3], [14, 0], null],
  ['the score is shown from now on', [null, null], [7, 3], null],
  ['the score is hidden from now on', [7, 3], [null, null], null],
] as const)('%s', (_, [away, home], [awayAfter, homeAfter], side) => {
  expect(whoScored({ away, home }, { away: awayAfter, home: homeAfter })).toBe(side)
})
