import { expect, test } from 'vitest'
import { sport, team } from '../../../test/roster.ts'
import { groupBySport } from './group-by-sport.ts'

test('a team of a nested sport is listed under the sport that holds it, unlisted sports last', () => {
  const hockey = sport(1, [sport(11, [sport(111)])])
  const soccer = sport(2)
  const found = groupBySport(
    [team(1, 99), team(2, 2), team(3, 111), team(4, null), team(5, 1)],
    [hockey, soccer],
  )
  expect(found.map(({ sport: of, teams }) => [of?.id ?? null, teams.map(({ id }) => id)])).toEqual([
    [1, [3, 5]],
    [2, [2]],
    [null, [1, 4]],
  ])
})

test('a sport without teams is not shown', () => {
  expect(groupBySport([], [sport(1)])).toEqual([])
})
