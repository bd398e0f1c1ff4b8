import { describe, expect, test } from 'vitest'
import { type FilterFacts, readFilters, resolveFilters } from './event-filters.ts'

const facts: FilterFacts = {
  sports: [
    {
      id: 1,
      alias: 'hockey',
      name: 'Hockey',
      image: null,
      children: [{ id: 2, alias: 'ice-hockey', name: 'Ice hockey', image: null, children: [] }],
    },
  ],
  schools: [],
  teams: [],
  venues: [{ id: 5, alias: 'rink', name: 'Rink', city: 'Town', time_zone: 'UTC' }],
}

test('filters are read from the address, and other parameters are ignored', () => {
  expect(readFilters({ sport: 'hockey', q: '  wolves ', trk: 'mail', venue: '', from: 3 })).toEqual({
    sport: 'hockey',
    q: 'wolves',
  })
})

describe('the query to the server', () => {
  test('aliases become ids, also for a sport below another', () => {
    expect(resolveFilters({ sport: 'ice-hockey', venue: 'rink', q: 'lions' }, facts)).toEqual({
      query: { event_category_id: '2', location_id: '5', text: 'lions' },
      unknown: [],
      isWaiting: false,
    })
  })
  test('unknown values are left out and named', () => {
    const asked = { sport: 'chess', team: 'nobody', from: '2026-02-30', to: '2026-03-01' }
    expect(resolveFilters(asked, facts)).toEqual({
      query: { end_date: '2026-03-01' },
      unknown: ['sport', 'team', 'from'],
      isWaiting: false,
    })
  })
  test('reversed dates are swapped', () => {
    expect(resolveFilters({ from: '2026-03-09', to: '2026-03-01' }, facts).query).toEqual({
      start_date: '2026-03-01',
      end_date: '2026-03-09',
    })
  })
  test('a team waits for the teams', () => {
    const waiting = resolveFilters({ team: 'wolves' }, { ...facts, teams: undefined })
    expect(waiting.isWaiting).toBe(true)
    expect(waiting.unknown).toEqual([])
  })
})
