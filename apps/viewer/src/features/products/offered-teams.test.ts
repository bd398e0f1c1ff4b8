import { expect, test } from 'vitest'
import { sport, team } from '../../../test/roster.ts'
import { offeredTeams, soldTeams } from './offered-teams.ts'

const sports = [sport(1, [sport(11)]), sport(2)]
const teams = [team(1, 11), team(2, 2), team(3, null)]

test.each([
  ['without sports, every team', [], [1, 2, 3]],
  ['for a sport, the teams of the sports below it', [1], [1]],
  ['for a sport, its own teams', [2], [2]],
  ['for a sport that nobody plays', [9], []],
])('a team pass %s', (_name, opened, expected) => {
  expect(offeredTeams(teams, opened, sports).map(({ id }) => id)).toEqual(expected)
})

test('a game can be opened by passes of its current teams', () => {
  expect(soldTeams(teams, [{ id: 2 }])).toEqual([team(2, 2)])
  expect(soldTeams(teams, undefined)).toEqual(teams)
})
