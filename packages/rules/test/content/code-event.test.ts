import { describe, expect, it } from 'vitest'
import {
  type CodeEventFacts,
  chooseCancelledBy,
  chooseMovedStatus,
  chooseRemoval,
  readLocalTime,
  writeLocalTime,
} from '../../src/index.ts'

const now = new Date('2026-11-15T12:00:00Z')
const later = new Date('2026-11-16T12:00:00Z')
const facts = (change: Partial<CodeEventFacts> = {}): CodeEventFacts => ({
  stream_status: 'upcoming',
  event_utc_ts: later,
  cancelled_by: null,
  is_bought: false,
  has_media: false,
  was_played: false,
  by_hand: [],
  ...change,
})

describe('an event that the files no longer name', () => {
  it.each<[string, Partial<CodeEventFacts>, ReturnType<typeof chooseRemoval>]>([
    ['is removed if nothing depends on it', {}, 'removed'],
    ['is cancelled when it is bought', { is_bought: true }, 'cancelled'],
    ['is cancelled when it has a camera', { has_media: true }, 'cancelled'],
    ['is kept if it is already cancelled', { is_bought: true, cancelled_by: 'operator' }, 'kept'],
    ['is removed when it is cancelled and nobody bought it', { cancelled_by: 'code' }, 'removed'],
    ['is kept when a person has changed it', { by_hand: ['price'] }, 'kept'],
    ['is kept while it is live', { stream_status: 'live' }, 'kept'],
    ['is kept when it is over', { stream_status: 'finished' }, 'kept'],
    ['is kept once its time has come', { event_utc_ts: now }, 'kept'],
  ])('%s', (_name, change, removal) => expect(chooseRemoval(facts(change), now)).toBe(removal))
})

describe('who cancelled an event, after its file was applied', () => {
  it.each<[Partial<CodeEventFacts>, boolean, CodeEventFacts['cancelled_by']]>([
    [{}, false, null],
    [{}, true, 'code'],
    [{ cancelled_by: 'code' }, false, null],
    [{ cancelled_by: 'code' }, true, 'code'],
    [{ cancelled_by: 'operator' }, false, 'operator'],
    [{ cancelled_by: 'operator' }, true, 'operator'],
    [{ stream_status: 'live' }, true, null],
    [{ stream_status: 'finished' }, true, null],
    [{ stream_status: 'finished', cancelled_by: 'code' }, true, 'code'],
  ])('%j, cancelled in the file: %s → %s', (change, wanted, by) => {
    expect(chooseCancelledBy(facts(change), wanted)).toBe(by)
  })
})

describe('the status of an event that its file moves', () => {
  it.each<[Partial<CodeEventFacts>, Date, string]>([
    [{}, later, 'upcoming'],
    [{ stream_status: 'live' }, later, 'live'],
    [{ stream_status: 'finished' }, later, 'upcoming'],
    [{ stream_status: 'finished' }, now, 'finished'],
    [{ stream_status: 'finished', was_played: true }, later, 'finished'],
  ])('%j to %s: %s', (change, startsAt, status) => {
    expect(chooseMovedStatus(facts(change), startsAt, now)).toBe(status)
  })
})

describe('a local time in a zone', () => {
  it.each([
    ['2026-11-20 19:00', 'America/Toronto', '2026-11-21T00:00:00.000Z', '2026-11-20 19:00'],
    ['2026-11-20T9:05:00', 'Europe/Sofia', '2026-11-20T07:05:00.000Z', '2026-11-20 09:05'],
    ['2026-11-20T19:00-05:00', 'Europe/Sofia', '2026-11-21T00:00:00.000Z', '2026-11-21 02:00'],
    ['2026-11-20 19:00Z', 'UTC', '2026-11-20T19:00:00.000Z', '2026-11-20 19:00'],
    ['2026-11-20T19:00+0545', 'Asia/Kathmandu', '2026-11-20T13:15:00.000Z', '2026-11-20 19:00'],
    // The hour that comes twice is identified by its offset.
    ['2026-11-01T01:30-04:00', 'America/Toronto', '2026-11-01T05:30:00.000Z', '2026-11-01T01:30-04:00'],
    ['2026-11-01T06:30Z', 'America/Toronto', '2026-11-01T06:30:00.000Z', '2026-11-01T01:30-05:00'],
  ])('%s in %s is %s, written %s', (text, zone, moment, written) => {
    const time = readLocalTime(text, zone)
    if (!('at' in time)) throw new Error(time.problem)
    expect(time.at.toISOString()).toBe(moment)
    expect(writeLocalTime(time.at, zone)).toBe(written)
    expect(readLocalTime(written, zone)).toEqual(time)
  })

  it.each([
    ['2026-03-08 02:30', 'America/Toronto', 'skipped'],
    ['2026-11-01 01:30', 'America/Toronto', 'twice'],
    ['2026-02-30 12:00', 'UTC', 'no_time'],
    ['2026-11-20 24:00', 'UTC', 'no_time'],
    ['2026-11-20 12:60', 'UTC', 'no_time'],
    ['2026-11-20', 'UTC', 'no_time'],
    ['20/11/2026 19:00', 'UTC', 'no_time'],
    ['2026-11-20 19:00 EST', 'UTC', 'no_time'],
  ])('%s in %s does not exist: %s', (text, zone, problem) => {
    expect(readLocalTime(text, zone)).toEqual({ problem })
  })
})
