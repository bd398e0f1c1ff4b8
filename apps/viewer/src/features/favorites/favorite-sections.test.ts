import type { Favorite, ParticipantGroup } from '@grandstand/contract'
import { expect, test } from 'vitest'
import { sport, team } from '../../../test/roster.ts'
import { favoriteSections } from './favorite-sections.ts'

const group = (id: number): ParticipantGroup => ({
  id,
  name: `School ${id}`,
  alias: `school-${id}`,
  image: null,
  color: '#000000',
  city: `City ${id}`,
  participant_count: 1,
})
const roster = {
  groups: [group(1), group(2)],
  participants: [team(1, 1, { alias: 'team 1', group_id: 2 }), team(2, 1)],
  sports: [sport(1, [sport(11)]), sport(2)],
}
const favorite = (favoritable_type: Favorite['favoritable_type'], favoritable_id: number): Favorite => ({
  id: favoritable_id,
  favoritable_type,
  favoritable_id,
})
const namesOf = (favorites: Favorite[]) =>
  favoriteSections(favorites, roster).map(({ type, items }) => [type, ...items.map(({ name }) => name)])

test('favourites are grouped by kind, in the order of the channel and not of the taps', () => {
  expect(
    namesOf([
      favorite('category', 2),
      favorite('participant', 1),
      favorite('group', 2),
      favorite('group', 1),
    ]),
  ).toEqual([
    ['group', 'School 1', 'School 2'],
    ['participant', 'Team 1'],
    ['category', 'Sport 2'],
  ])
})

test('a team names its school, a part of a sport names its sport, and both link to their pages', () => {
  expect(favoriteSections([favorite('participant', 1), favorite('category', 11)], roster)).toMatchObject([
    { items: [{ text: 'School 2', href: '/?participant=team%201' }] },
    { items: [{ text: 'Sport 1', href: '/upcoming?sport=sport-11' }] },
  ])
})

test('a favourite that the channel does not have is not shown', () => {
  expect(namesOf([favorite('participant', 99)])).toEqual([])
  expect(namesOf([])).toEqual([])
})
