import type { Event, EventChange } from '@grandstand/contract'
import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { patchCachedEvents } from './patch-cached-events.ts'

function game(id: number): Event {
  return {
    id,
    name: `Game ${id}`,
    type: 'free',
    stream_status: 'live',
    is_cancelled: false,
    location_id: null,
    event_category_id: 1,
    event_utc_ts: 1000,
    time_zone: 'UTC',
    participants: [],
    home_team_id: null,
    has_access: true,
    base_price: 0,
    service_fee: 0,
    currency: 'USD',
    description: '',
    period: 'Q1',
    clock: null,
    signal_lost_at: null,
    is_paused: false,
    has_picture: true,
    image: null,
    media: [],
  }
}
const listOf = (...items: Event[]) => ({ items, total: items.length, limit: 24, offset: 0 })

function cached() {
  const client = new QueryClient()
  const home = { live: listOf(game(1), game(2)), upcoming: listOf(), vod: listOf(game(3)) }
  client.setQueryData(['events', 'home', 'en', {}], home)
  client.setQueryData(['events', 'list', {}], {
    pages: [listOf(game(3)), listOf(game(1))],
    pageParams: [0, 1],
  })
  client.setQueryData(['events', 'own', 'en'], {
    live: [game(2), game(1)],
    upcoming: [],
    vod: [],
    begun: [game(3)],
  })
  client.setQueryData(['events', 'one', 'en', '1'], game(1))
  client.setQueryData(['events', 'days', {}], new Map([['2026-11-14', 3]]))
  return { client, home }
}
const change = (changes: Partial<EventChange>): EventChange => ({
  id: 1,
  changed_at: '2026-11-16T19:00:00.000Z',
  stream_status: 'live',
  is_cancelled: false,
  event_utc_ts: 1000,
  period: 'Q1',
  clock: null,
  signal_lost_at: null,
  is_paused: false,
  has_picture: true,
  scores: [],
  ...changes,
})

test('a change reaches every cached list and page, and leaves the others as they are', () => {
  const { client, home } = cached()
  expect(patchCachedEvents(client, change({ period: 'Q2' }))).toEqual({ isKnown: true, isMoved: false })
  const after = client.getQueryData<typeof home>(['events', 'home', 'en', {}])
  expect(after?.live.items.map(({ period }) => period)).toEqual(['Q2', 'Q1'])
  expect(after?.live.items[1]).toBe(home.live.items[1])
  expect(after?.vod).toBe(home.vod)
  expect(client.getQueryData<Event>(['events', 'one', 'en', '1'])?.period).toBe('Q2')
  const own = client.getQueryData<{ live: Event[] }>(['events', 'own', 'en'])
  expect(own?.live.map(({ period }) => period)).toEqual(['Q1', 'Q2'])
  const list = client.getQueryData<{ pages: { items: Event[] }[] }>(['events', 'list', {}])
  expect(list?.pages[1]?.items[0]?.period).toBe('Q2')
})

test.each([
  ['its status', { stream_status: 'finished' as const }],
  ['its time', { event_utc_ts: 2000 }],
  ['its picture', { has_picture: false }],
])('an event that changes %s is fetched again', (_, changes) => {
  expect(patchCachedEvents(cached().client, change(changes)).isMoved).toBe(true)
})

test('an event that no page shows changes nothing', () => {
  const { client, home } = cached()
  expect(patchCachedEvents(client, change({ id: 99 }))).toEqual({ isKnown: false, isMoved: false })
  expect(client.getQueryData(['events', 'home', 'en', {}])).toBe(home)
})
