import type { EventCategory, Participant } from '@grandstand/contract'
import { expect, test } from 'vitest'
import { offeredTeams } from './offer.ts'

const sport = (id: number, children: EventCategory[] = []): EventCategory => ({
  id,
  alias: `sport-${id}`,
  name: `Sport ${id}`,
  image: null,
  children,
})
const team = (id: number, ofSport: number | null): Participant => ({
  id,
  name: `Team ${id}`,
  short_name: 'TEA',
  alias: `team-${id}`,
  group_id: 1,
  images: [],
  color: '#ffffff',
  properties: { gender: 'men', sport: ofSport },
})
const sports = [sport(1, [sport(11)]), sport(2)]
const teams = [team(1, 11), team(2, 2), team(3, null)]

test.each([
  ['without sports, every team', [], [1, 2, 3]],
  ['of a sport, the teams of what it is divided into', [1], [1]],
  ['of a sport, its own teams', [2], [2]],
  ['of a sport that nobody plays', [9], []],
])('a team pass %s', (_name, opened, expected) => {
  expect(offeredTeams(teams, opened, sports).map(({ id }) => id)).toEqual(expected)
})
