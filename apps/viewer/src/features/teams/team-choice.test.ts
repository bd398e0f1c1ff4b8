import { expect, test } from 'vitest'
import { team } from '../../../test/roster.ts'
import { filterTeams, usefulProperties } from './team-choice.ts'

const property = (alias: string, values: string[]) => ({
  alias,
  name: alias,
  values: values.map(value => ({ value, name: value })),
})
const teams = [team(1, 5, { properties: { gender: 'men', sport: 5 } }), team(2, 5), team(3, null)]

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
