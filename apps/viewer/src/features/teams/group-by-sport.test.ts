import type { EventCategory, Participant } from '@grandstand/contract'
import { expect, test } from 'vitest'
import { groupBySport } from './group-by-sport.ts'

const sport = (id: number, children: EventCategory[] = []): EventCategory => ({
  id,
  alias: `sport-${id}`,
  name: `Sport ${id}`,
  image: null,
  children,
})
const team = (id: number, sportId: number | null): Participant => ({
  id,
  name: `Team ${id}`,
  short_name: 'TEA',
  card_name: 'Team',
  alias: `team-${id}`,
  group_id: 1,
  images: [],
  color: '#2f86f6',
  properties: { gender: 'women', sport: sportId },
})

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
