import type { Participant, ParticipantGroup } from '@grandstand/contract'
import { expect, test } from 'vitest'
import { listPickable } from './pickable.ts'

const group = (id: number, name: string): ParticipantGroup => ({
  id,
  name,
  alias: String(id),
  image: null,
  color: '#2f86f6',
  city: '',
  participant_count: 1,
})
const team = (id: number, name: string): Participant => ({
  id,
  name,
  short_name: '',
  card_name: name,
  alias: String(id),
  group_id: 1,
  images: [],
  color: '#2f86f6',
  properties: { gender: 'men', sport: null },
})
const groups = [group(1, 'Académie Héloïse'), group(2, 'Westview High School')]
const teams = [team(7, 'Westview Wolves Football'), team(8, 'Héloïse Hérons Hockey')]

test.each([
  ['only schools are offered at first', '', ['group 1', 'group 2']],
  ['a search finds schools before teams', 'westview', ['group 2', 'participant 7']],
  ['accents need not be typed', 'heloise', ['group 1', 'participant 8']],
  ['all words must be there', 'wolves foot', ['participant 7']],
  ['an unknown name finds nothing', 'xyz', []],
])('%s', (_, text, found) => {
  expect(listPickable(groups, teams, text).map(({ type, id }) => `${type} ${id}`)).toEqual(found)
})

test('of one school its teams are offered at first', () => {
  expect(listPickable(groups.slice(0, 1), teams, '').map(({ id }) => id)).toEqual([7, 8])
})
