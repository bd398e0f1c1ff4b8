import type { Participant, ParticipantGroup } from '@grandstand/contract'
import { expect, test } from 'vitest'
import { chooseHomeScope } from './choose-home-scope.ts'

const group: ParticipantGroup = {
  id: 1,
  name: 'Westview High School',
  alias: 'westview-wolves',
  image: null,
  color: '#2f86f6',
  city: 'Westview',
  participant_count: 1,
}
const participant: Participant = {
  id: 7,
  name: 'Westview Wolves Football',
  short_name: 'WES',
  card_name: 'Team',
  alias: 'westview-wolves-football-men',
  group_id: 1,
  images: [],
  color: '#2f86f6',
  properties: { gender: 'men', sport: null },
}
const facts = { groups: [group], participants: [participant] }

test.each([
  ['no filter is the whole channel', {}, { kind: 'channel' }],
  ['a school is found by its alias', { group: 'westview-wolves' }, { kind: 'group', group }],
  ['a school is found by its name', { group: 'westview HIGH school' }, { kind: 'group', group }],
  ['an unknown school is reported as unknown', { group: 'nowhere' }, { kind: 'unknown', what: 'group' }],
  [
    'a team brings its school along',
    { participant: 'westview-wolves-football-men', group: 'nowhere' },
    { kind: 'participant', participant, group },
  ],
  ['an unknown team is reported as unknown', { participant: 'x' }, { kind: 'unknown', what: 'participant' }],
])('%s', (_, query, scope) => {
  expect(chooseHomeScope({ ...facts, query })).toEqual(scope)
})

test('a team waits until the teams are loaded', () => {
  expect(chooseHomeScope({ groups: [group], participants: undefined, query: { participant: 'x' } })).toEqual({
    kind: 'waiting',
  })
})
