import { describe, expect, it } from 'vitest'
import {
  checkCancel,
  checkEventMove,
  chooseClockMove,
  dayOf,
  defaultSortDirection,
  hasEventAccess,
  isTimeZone,
  orderParticipants,
  searchWords,
  shiftDay,
  startOfDay,
} from '../../src/index.ts'

const at = (time: string) => new Date(`2026-11-15T${time}Z`)
const event = (stream_status: 'upcoming' | 'live' | 'finished', starts_by_clock = false) => ({
  stream_status,
  starts_by_clock,
  waits_for_go: false,
  is_cancelled: false,
  event_utc_ts: at('18:00:00'),
  ends_at: at('20:00:00'),
})

describe('an event moves', () => {
  it.each([
    ['upcoming', 'live', 'ingest', '17:00:00', null],
    ['upcoming', 'live', 'operator', '17:00:00', null],
    ['upcoming', 'live', 'clock', '18:30:00', 'waits_for_encoder'],
    ['upcoming', 'finished', 'ingest', '18:30:00', 'no_such_move'],
    ['upcoming', 'finished', 'clock', '19:59:59', 'too_early'],
    ['upcoming', 'finished', 'clock', '20:00:00', null],
    ['live', 'finished', 'ingest', '18:30:00', null],
    ['live', 'finished', 'clock', '18:30:00', 'too_early'],
    ['live', 'finished', 'clock', '20:00:00', null],
    ['live', 'upcoming', 'operator', '18:30:00', null],
    ['live', 'upcoming', 'ingest', '18:30:00', 'no_such_move'],
    ['live', 'live', 'operator', '18:30:00', 'no_such_move'],
    ['finished', 'live', 'operator', '20:30:00', null],
    ['finished', 'live', 'ingest', '20:30:00', 'no_such_move'],
    ['finished', 'live', 'clock', '18:30:00', 'no_such_move'],
    ['finished', 'upcoming', 'operator', '20:30:00', 'no_such_move'],
  ] as const)('%s → %s by %s at %s: %s', (from, to, by, time, refusal) => {
    expect(checkEventMove(event(from), to, by, at(time))).toBe(refusal)
  })

  it.each([
    ['live', 'operator', '17:00:00', 'cancelled'],
    ['live', 'ingest', '18:00:00', 'cancelled'],
    ['live', 'clock', '18:30:00', 'cancelled'],
    ['finished', 'clock', '20:00:00', null],
  ] as const)('a cancelled one → %s by %s at %s: %s', (to, by, time, refusal) => {
    expect(checkEventMove({ ...event('upcoming', true), is_cancelled: true }, to, by, at(time))).toBe(refusal)
  })

  it.each([
    ['live', 'ingest', '18:00:00', 'waits_for_go'],
    ['live', 'clock', '18:30:00', 'waits_for_go'],
    ['live', 'operator', '17:00:00', null],
    ['finished', 'clock', '20:00:00', null],
  ] as const)('one that waits for go → %s by %s at %s: %s', (to, by, time, refusal) => {
    expect(checkEventMove({ ...event('upcoming', true), waits_for_go: true }, to, by, at(time))).toBe(refusal)
  })

  it.each([
    ['upcoming', null],
    ['live', 'is_live'],
    ['finished', 'is_over'],
  ] as const)('%s cannot be cancelled because %s', (status, refusal) => {
    expect(checkCancel(event(status))).toBe(refusal)
  })

  it.each([
    ['upcoming', true, '17:59:59', null],
    ['upcoming', true, '18:00:00', 'live'],
    ['upcoming', true, '20:00:00', 'finished'],
    ['upcoming', false, '18:00:00', null],
    ['upcoming', false, '20:00:00', 'finished'],
    ['live', false, '19:00:00', null],
    ['live', true, '20:00:00', 'finished'],
    ['finished', true, '18:30:00', null],
  ] as const)('%s (by clock: %s) at %s to %s when only the clock decides', (status, byClock, time, to) => {
    expect(chooseClockMove(event(status, byClock), at(time))).toBe(to)
  })
})

describe('a day', () => {
  it.each([
    ['2026-11-15', 'UTC', '2026-11-15T00:00:00.000Z'],
    ['2026-11-15', 'America/Toronto', '2026-11-15T05:00:00.000Z'],
    ['2026-07-15', 'America/Toronto', '2026-07-15T04:00:00.000Z'],
    ['2026-11-15', 'Europe/Sofia', '2026-11-14T22:00:00.000Z'],
    ['2026-03-08', 'America/Toronto', '2026-03-08T05:00:00.000Z'],
    ['2026-11-01', 'America/Toronto', '2026-11-01T04:00:00.000Z'],
    ['2026-01-01', 'Pacific/Kiritimati', '2025-12-31T10:00:00.000Z'],
    ['2026-01-01', 'Pacific/Niue', '2026-01-01T11:00:00.000Z'],
    // Cairo moves its clocks at midnight: that day begins at one.
    ['2026-04-24', 'Africa/Cairo', '2026-04-23T22:00:00.000Z'],
  ])('%s in %s begins at %s', (date, zone, instant) => {
    const start = startOfDay(date, zone)
    expect(start.toISOString()).toBe(instant)
    expect(dayOf(start.getTime(), zone)).toBe(date)
    expect(dayOf(start.getTime() - 1000, zone)).toBe(shiftDay(date, -1))
  })

  it.each([
    ['America/Toronto', true],
    ['UTC', true],
    ['Etc/GMT+5', true],
    ['+05:00', false],
    ['Mars/Olympus', false],
    ["x'; drop", false],
    ['', false],
  ])('is counted in the zone %s: %s', (zone, isOne) => {
    expect(isTimeZone(zone)).toBe(isOne)
  })
})

describe('access', () => {
  it.each([
    ['free', false, false, true],
    ['register', false, false, false],
    ['register', true, false, true],
    ['paid', true, false, false],
    ['paid', true, true, true],
    ['ppv', true, false, false],
    ['ppv', true, true, true],
    ['ppv', false, true, false],
  ] as const)('to %s, logged in %s, purchased %s: %s', (type, isLoggedIn, isPurchased, answer) => {
    expect(hasEventAccess({ type, isLoggedIn, isPurchased })).toBe(answer)
  })
})

describe('a list of events', () => {
  it('shows the next first, and of finished ones the latest', () => {
    expect(defaultSortDirection('upcoming')).toBe('asc')
    expect(defaultSortDirection('live')).toBe('asc')
    expect(defaultSortDirection('finished')).toBe('desc')
    expect(defaultSortDirection(undefined)).toBe('desc')
  })

  it('names away before home', () => {
    const teams = [
      { participant_id: 1, position: 0 },
      { participant_id: 2, position: 1 },
    ]
    expect(orderParticipants(teams, 1).map(team => team.participant_id)).toEqual([2, 1])
    expect(orderParticipants(teams, 2).map(team => team.participant_id)).toEqual([1, 2])
    expect(orderParticipants(teams, null).map(team => team.participant_id)).toEqual([1, 2])
  })

  it('is searched by words', () => {
    expect(searchWords('  westview @ lakemere  ')).toEqual(['westview', 'lakemere'])
    expect(searchWords('a b c d e f g h')).toHaveLength(6)
    expect(searchWords(' ')).toEqual([])
  })
})
