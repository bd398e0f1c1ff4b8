import { expect, test } from 'vitest'
import { resultsInOrder, teamsInOrder } from '../../src/index.ts'

const sport = (id: number, alias: string, children: Sport[] = []): Sport => ({
  id,
  alias,
  name: alias,
  image: null,
  children,
})
interface Sport {
  id: number
  alias: string
  name: string
  image: null
  children: Sport[]
}
const sports = [
  sport(1, 'track-and-field', [sport(2, 'outdoor-track'), sport(3, 'cross-country')]),
  sport(4, 'girls-golf', [sport(5, 'stroke-play')]),
  sport(6, 'golfers-hockey'),
]
const team = (id: number, name: string, score: number | null) => ({
  id,
  name,
  score,
  short_name: name,
  card_name: name,
  alias: name,
  group_id: null,
  images: [],
  color: '#112233',
  properties: { gender: 'men' as const, sport: null },
})
const meet = {
  participants: [team(1, 'A', 40), team(2, 'B', 61), team(3, 'C', null), team(4, 'D', 40)],
  home_team_id: null,
  stream_status: 'live' as const,
  event_category_id: 2,
}
const names = (teams: { name: string }[]) => teams.map(({ name }) => name).join('')

test.each([
  ['on the track the most points win', 2, 'BAD'],
  ['in cross-country the fewest win', 3, 'ADB'],
  ['in golf the fewest strokes win', 4, 'ADB'],
  ['a sport below golf is golf', 5, 'ADB'],
  ['a name that only sounds like it is another sport', 6, 'BAD'],
  ['in an unknown sport the most win', 99, 'BAD'],
])('%s', (_rule, event_category_id, order) => {
  expect(names(resultsInOrder({ ...meet, event_category_id }, sports))).toBe(order)
})

test('a meet has no results before it begins, and two sides have a score instead', () => {
  expect(resultsInOrder({ ...meet, stream_status: 'upcoming' }, sports)).toEqual([])
  expect(resultsInOrder({ ...meet, participants: meet.participants.slice(0, 2) }, sports)).toEqual([])
})

test('its page lists teams without a result after those with one, and two sides away first', () => {
  expect(names(teamsInOrder({ ...meet, event_category_id: 3 }, sports))).toBe('ADBC')
  expect(names(teamsInOrder({ ...meet, stream_status: 'upcoming' }, sports))).toBe('ABCD')
  const two = { ...meet, participants: meet.participants.slice(0, 2), home_team_id: 1 }
  expect(names(teamsInOrder(two, sports))).toBe('BA')
})
