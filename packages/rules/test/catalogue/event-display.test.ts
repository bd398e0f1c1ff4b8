import type { Event } from '@grandstand/contract'
import { describe, expect, test } from 'vitest'
import {
  addMonths,
  applyEventChange,
  calendarStart,
  dayOf,
  eventCardTitle,
  eventListName,
  eventListOrder,
  eventSides,
  eventTitle,
  firstListDay,
  isDay,
  monthWeeks,
  shiftDay,
  zonesDiffer,
} from '../../src/index.ts'

const team = (id: number, name: string, score: number | null = null) => ({
  id,
  name,
  short_name: name.slice(0, 3),
  card_name: `The ${name}`,
  alias: name.toLowerCase(),
  group_id: null,
  images: [],
  color: '#112233',
  properties: { gender: 'men' as const, sport: null },
  score,
})
const game: Event = {
  id: 7,
  name: 'Wolves at Lions',
  type: 'paid',
  stream_status: 'live',
  is_cancelled: false,
  location_id: null,
  event_category_id: 1,
  event_utc_ts: 1_794_000_000,
  time_zone: 'America/Toronto',
  participants: [team(1, 'Lions', 7), team(2, 'Wolves', 14)],
  home_team_id: 1,
  has_access: false,
  base_price: 899,
  service_fee: 100,
  currency: 'USD',
  description: '',
  period: 'Q3 8:21',
  clock: null,
  signal_lost_at: null,
  is_paused: false,
  has_picture: true,
  image: null,
  media: [],
}

describe('away @ home', () => {
  test('two participants are shown as away @ home, whichever comes first', () => {
    expect(eventTitle(game)).toBe('Wolves @ Lions')
    expect(eventTitle({ ...game, home_team_id: 2 })).toBe('Lions @ Wolves')
    expect(eventCardTitle(game)).toBe('The Wolves @ The Lions')
  })
  test('any other number of participants goes by the event’s name', () => {
    for (const participants of [[], [team(1, 'A')], [team(1, 'A'), team(2, 'B'), team(3, 'C')]]) {
      expect(eventSides({ participants, home_team_id: 1 })).toBeNull()
      expect(eventTitle({ ...game, participants })).toBe('Wolves at Lions')
      expect(eventCardTitle({ ...game, participants })).toBe('Wolves at Lions')
    }
  })
})

test('list types: vod = finished, live = live, upcoming = upcoming', () => {
  expect(eventListOrder('vod').stream_status).toBe('finished')
  expect(eventListOrder('live').stream_status).toBe('live')
  expect(eventListOrder('upcoming').stream_status).toBe('upcoming')
  expect(eventListOrder('schedule')).not.toHaveProperty('stream_status')
  expect(['/vod', '/live/', '/schedule', '/upcoming', '/else'].map(eventListName)).toEqual([
    'vod',
    'live',
    'schedule',
    'upcoming',
    'upcoming',
  ])
})

describe('days', () => {
  const lateEvening = Date.parse('2026-11-30T23:30:00Z')
  test('the calendar starts one day after a given time, in the viewer’s zone', () => {
    expect(calendarStart(lateEvening, 'UTC')).toBe('2026-12-01')
    expect(calendarStart(lateEvening, 'Europe/Sofia')).toBe('2026-12-02')
    expect(calendarStart(lateEvening, 'America/Vancouver')).toBe('2026-12-01')
  })
  test.each([
    ['today, where nothing is set', null, '2026-11-16'],
    ['one day after the day that is set', '2026-11-20', '2026-11-21'],
    ['tomorrow, where that day is today', '2026-11-16', '2026-11-17'],
    ['today, once the day is over', '2026-11-15', '2026-11-16'],
    ['today, long after', '2025-08-31', '2026-11-16'],
  ])('the days of a list begin %s', (_, after, first) => {
    expect(firstListDay('2026-11-16', after)).toBe(first)
  })
  test('a day belongs to the zone', () => {
    expect(dayOf(lateEvening, 'Europe/Sofia')).toBe('2026-12-01')
    expect(dayOf(lateEvening, 'America/Toronto')).toBe('2026-11-30')
  })
  test('days and months carry over at their ends', () => {
    expect(shiftDay('2024-02-28', 2)).toBe('2024-03-01')
    expect(shiftDay('2026-01-01', -1)).toBe('2025-12-31')
    expect(addMonths('2026-12', 1)).toBe('2027-01')
    expect(addMonths('2026-01', -1)).toBe('2025-12')
  })
  test('a month is shown in whole weeks', () => {
    const weeks = monthWeeks('2026-11', 1)
    expect(weeks[0]?.[0]).toBe('2026-10-26')
    expect(weeks.at(-1)?.at(-1)).toBe('2026-12-06')
    expect(monthWeeks('2026-11', 0)[0]?.[0]).toBe('2026-11-01')
    expect(monthWeeks('2026-02', 0)).toHaveLength(4)
  })
  test.each([
    ['2026-11-14', true],
    ['2026-02-30', false],
    ['2026-2-3', false],
    ['tomorrow', false],
    ['', false],
  ])('%s is a day: %s', (text, expected) => expect(isDay(text)).toBe(expected))
})

test('the venue’s time appears beside the viewer’s only if it differs', () => {
  const at = game.event_utc_ts * 1000
  expect(zonesDiffer(at, 'America/Toronto', 'America/New_York')).toBe(false)
  expect(zonesDiffer(at, 'America/Toronto', 'Europe/Sofia')).toBe(true)
})

describe('a change of an event', () => {
  const {
    id,
    stream_status,
    is_cancelled,
    event_utc_ts,
    period,
    clock,
    signal_lost_at,
    is_paused,
    has_picture,
  } = game
  const scores = [{ participant_id: 2, score: 14 }]
  const times = { event_utc_ts, period, clock, signal_lost_at, is_paused }
  const changed_at = '2026-11-16T19:00:00.000Z'
  const same = { id, stream_status, is_cancelled, ...times, has_picture, scores, changed_at }
  test('updates status, time, period and scores', () => {
    const after = applyEventChange(game, {
      ...same,
      stream_status: 'finished',
      period: null,
      scores: [{ participant_id: 1, score: 10 }],
    })
    expect(after.stream_status).toBe('finished')
    expect(after.participants.map(({ score }) => score)).toEqual([10, 14])
    expect(game.participants[0]?.score).toBe(7)
  })
  test('starts the clock, and stops it again', () => {
    const running = { ms: 60_000, since: '2026-11-16T19:00:00.000Z', counts: 'down' } as const
    const after = applyEventChange(game, { ...same, clock: running })
    expect(after.clock).toEqual(running)
    expect(applyEventChange(after, { ...same, clock: { ...running } })).toBe(after)
    expect(applyEventChange(after, same).clock).toBeNull()
  })
  test('says that the signal is gone, and that it is back', () => {
    const lost = applyEventChange(game, { ...same, signal_lost_at: 1_794_000_900 })
    expect(lost.signal_lost_at).toBe(1_794_000_900)
    expect(applyEventChange(lost, same).signal_lost_at).toBeNull()
  })
  test('says that the crew pauses the picture, and that it goes on', () => {
    const paused = applyEventChange(game, { ...same, is_paused: true })
    expect(paused.is_paused).toBe(true)
    expect(applyEventChange(paused, same).is_paused).toBe(false)
  })
  test('says that the picture has come', () => {
    const dark = { ...game, has_picture: false }
    expect(applyEventChange(dark, same).has_picture).toBe(true)
    expect(applyEventChange(game, { ...same, has_picture: false }).has_picture).toBe(false)
  })
  test('says that it is cancelled, and that it is reinstated', () => {
    const off = applyEventChange(game, { ...same, is_cancelled: true })
    expect(off.is_cancelled).toBe(true)
    expect(applyEventChange(off, same).is_cancelled).toBe(false)
  })
  test('without news, or about another event, leaves it as it is', () => {
    expect(applyEventChange(game, same)).toBe(game)
    expect(applyEventChange(game, { ...same, id: 8, period: 'Q4' })).toBe(game)
  })
})
