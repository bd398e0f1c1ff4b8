import type { Participant } from '@grandstand/contract'
import { expect, test } from 'vitest'
import { findMyTeam } from './my-team.ts'

const team = (id: number, group_id: number | null): Participant => ({
  id,
  name: `Team ${id}`,
  short_name: '',
  card_name: '',
  alias: `team-${id}`,
  group_id,
  images: [],
  color: '#ffffff',
  properties: { gender: 'men', sport: null },
})
const teams = [team(1, 7), team(2, 8), team(3, 8)]
const follows = (favoritable_type: 'group' | 'participant' | 'category', favoritable_id: number) => ({
  favoritable_type,
  favoritable_id,
})

test.each<[string, unknown, ReturnType<typeof follows>[], number | null]>([
  ['the one that was picked', 3, [follows('participant', 1)], 3],
  ['the one that is followed', null, [follows('group', 7), follows('participant', 2)], 2],
  ['one of a followed school', null, [follows('group', 8)], 2],
  ['a followed one where the picked one has left', 99, [follows('participant', 1)], 1],
  ['none where nothing was picked', null, [follows('category', 1)], null],
  ['none where the browser kept something else', { id: 1 }, [], null],
])('my team is %s', (_, kept, favorites, expected) => {
  expect(findMyTeam(teams, kept, favorites)?.id ?? null).toBe(expected)
})
