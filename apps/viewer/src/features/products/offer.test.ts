import { expect, test } from 'vitest'
import { sport, team } from '../../../test/roster.ts'
import { buyHref, offeredTeams, soldTeams } from './offer.ts'

const sports = [sport(1, [sport(11)]), sport(2)]
const teams = [team(1, 11), team(2, 2), team(3, null)]

test.each([
  ['without sports, every team', [], [1, 2, 3]],
  ['for a sport, the teams of the sports below it', [1], [1]],
  ['for a sport, its own teams', [2], [2]],
  ['for a sport that nobody plays', [9], []],
])('a team pass %s', (_name, opened, expected) => {
  expect(offeredTeams(teams, opened, sports).map(({ id }) => id)).toEqual(expected)
})

test('a game can be opened by passes of its current teams', () => {
  expect(soldTeams(teams, [{ id: 2 }])).toEqual([team(2, 2)])
  expect(soldTeams(teams, undefined)).toEqual(teams)
})

test('the address of the checkout names everything that is chosen, and the game to watch afterwards', () => {
  const price = { price: 999, base_price: 899, service_fee: 100, currency: 'USD' as const }
  const pass = {
    ...price,
    id: 3,
    name: '',
    description: '',
    type: 'package' as const,
    event_categories: [],
    is_team_pass: true,
    weight: 0,
    tag: null,
    ends_on: null,
    valid_days: null,
  }
  const single = { ...price, type: 'event' as const, event: { id: 7 }, package_id: 5 }
  expect(buyHref(single, null, 7)).toBe('/buy?type=event&id=7&package_id=5')
  const team = { ...price, type: 'package' as const, product: pass }
  expect(buyHref(team, 4, 7)).toBe('/buy?type=package&id=3&participant_id=4&event_id=7')
  expect(buyHref(team, 4, null)).toBe('/buy?type=package&id=3&participant_id=4')
})
