import { expect, test } from 'vitest'
import { aroundTeam } from './around-team.ts'

const rows = Array.from({ length: 9 }, (_, at) => ({
  participant_id: at + 1,
  won: 9 - at,
  lost: at,
  tied: 0,
}))
const placesAround = (teamId: number, of = rows) => aroundTeam(of, teamId).map(({ place }) => place)

test.each([
  ['in the middle stands between its neighbours', 5, [3, 4, 5, 6, 7]],
  ['at the top has those behind it', 1, [1, 2, 3, 4, 5]],
  ['at the end has those before it', 9, [5, 6, 7, 8, 9]],
])('a team %s', (_, teamId, places) => {
  expect(placesAround(teamId)).toEqual(places)
})

test('of few teams all are shown', () => {
  expect(placesAround(2, rows.slice(0, 3))).toEqual([1, 2, 3])
})
