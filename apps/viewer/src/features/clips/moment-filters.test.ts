import { expect, test } from 'vitest'
import { readMomentFilters, resolveMomentFilters } from './moment-filters.ts'

const facts = { sports: [{ id: 3, alias: 'hockey' }], teams: [{ id: 8, alias: 'falcons' }] }

test.each([
  [{}, {}],
  [
    { sport: 'hockey', team: 'falcons', tag: 'goal' },
    { sport: 'hockey', team: 'falcons', tag: 'goal' },
  ],
  [{ sport: '<b>', team: 5, tag: '' }, {}],
])('the address %j filters by %j', (search, filters) => {
  expect(readMomentFilters(search)).toEqual(filters)
})

test('known values are sent as ids, unknown ones are left out', () => {
  const asked = resolveMomentFilters({ sport: 'hockey', team: 'falcons', tag: 'goal' }, facts)
  expect(asked).toEqual({ event_category_id: '3', participant_id: '8', tag: 'goal' })
  expect(resolveMomentFilters({ sport: 'chess', team: 'nobody' }, facts)).toEqual({})
})

test('a team waits until the teams are loaded', () => {
  expect(resolveMomentFilters({ team: 'falcons' }, { ...facts, teams: undefined })).toBeNull()
  expect(resolveMomentFilters({ tag: 'goal' }, { ...facts, teams: undefined })).toEqual({ tag: 'goal' })
})
