import type { Participant } from '@grandstand/contract'
import { expect, test } from 'vitest'
import { filterTeams, usefulProperties } from './team-choice.ts'

const team = (id: number, gender: 'men' | 'women', sport: number | null): Participant => ({
  id,
  name: `Team ${id}`,
  short_name: 'TEA',
  card_name: 'Team',
  alias: `team-${id}`,
  group_id: 1,
  images: [],
  color: '#2f86f6',
  properties: { gender, sport },
})
const property = (alias: string, values: string[]) => ({
  alias,
  name: alias,
  values: values.map(value => ({ value, name: value })),
})
const teams = [team(1, 'men', 5), team(2, 'women', 5), team(3, 'women', null)]

test.each([
  [{}, [1, 2, 3]],
  [{ gender: 'women' }, [2, 3]],
  [{ gender: 'women', sport: '5' }, [2]],
  [{ sport: '6' }, []],
  [{ height: 'tall' }, []],
])('teams are narrowed by %o', (choice, ids) => {
  expect(filterTeams(teams, choice).map(({ id }) => id)).toEqual(ids)
})

test('a property that is the same for all teams is not offered', () => {
  const all = [property('gender', ['men', 'women', 'not identified']), property('sport', ['5', '6'])]
  expect(usefulProperties(all, teams)).toEqual([property('gender', ['men', 'women'])])
  expect(usefulProperties(all, [])).toEqual([])
})
