import { describe, expect, test } from 'vitest'
import {
  applyTap,
  type BoardState,
  findScoreKind,
  findScoring,
  formatClock,
  readClock,
  readGameTime,
  writePeriod,
} from '../../src/index.ts'

const at = new Date('2026-11-16T19:00:00Z')
const after = (ms: number) => new Date(at.getTime() + ms)
const quarter = { counts: 'down', startMs: 600_000, at } as const
const begun: BoardState = {
  scores: [
    { participant_id: 1, score: null },
    { participant_id: 2, score: null },
  ],
  period: 'Q1',
  clock: { ms: 600_000, since: null },
}

describe('a tap on the board', () => {
  test('adds points, and a side without points has zero', () => {
    const shown = applyTap(begun, { type: 'points', participant_id: 2, points: 3 }, quarter)
    expect(shown?.scores.map(({ score }) => score)).toEqual([0, 3])
  })

  test('does nothing for a team that does not play, or a clock that the sport does not have', () => {
    expect(applyTap(begun, { type: 'points', participant_id: 9, points: 1 }, quarter)).toBeNull()
    const without = { ...quarter, counts: null }
    expect(applyTap(begun, { type: 'clock', is_running: true }, without)).toBeNull()
  })

  test('starts and stops a clock, which counts the time in between', () => {
    const running = applyTap(begun, { type: 'clock', is_running: true }, quarter)
    if (!running) throw new Error('it was refused')
    expect(readClock(running.clock, 'down', after(4_000))).toBe(596_000)
    expect(readClock(running.clock, 'down', after(700_000))).toBe(0)
    const stopped = applyTap(running, { type: 'clock', is_running: false }, { ...quarter, at: after(4_000) })
    expect(stopped?.clock).toEqual({ ms: 596_000, since: null })
    expect(readClock({ ms: 0, since: at }, 'up', after(61_000))).toBe(61_000)
  })

  test('begins a period with its clock at the start', () => {
    const late = { ...begun, clock: { ms: 3_000, since: at } }
    const next = applyTap(late, { type: 'period', period: 'Q2' }, quarter)
    expect(next).toMatchObject({ period: 'Q2', clock: { ms: 600_000, since: null } })
    expect(applyTap(late, { type: 'period', period: 'Q1' }, quarter)?.clock).toEqual(late.clock)
  })

  test('carries the clock while that is stopped', () => {
    expect(writePeriod({ period: 'Q3', clock: { ms: 252_000, since: null } }, 600_000)).toBe('Q3 4:12')
    expect(writePeriod({ period: 'Q3', clock: { ms: 252_000, since: at } }, 600_000)).toBe('Q3')
    expect(writePeriod({ period: 'S2', clock: { ms: 0, since: null } }, 0)).toBe('S2')
    expect(writePeriod(begun, 600_000)).toBe('Q1')
    expect(formatClock(59_001)).toBe('1:00')
  })
})

test.each([
  [['varsity-football', 'football'], [6, 1, 2, 3], 'down'],
  [['basketball'], [2, 3, 1], 'down'],
  [['field-hockey', 'hockey'], [1], 'down'],
  [['soccer'], [1], 'up'],
  [['volleyball'], [1], null],
  [['quidditch'], [1], 'up'],
] as const)('%s has its buttons', (aliases, points, counts) => {
  expect(findScoring(aliases.map(alias => ({ alias })))).toMatchObject({ points, counts })
})

test('a channel defines its own buttons, for a sport and for those below it', () => {
  const rink = { points: [1, 2], periods: ['E1', 'E2'], clock: 'down', period_minutes: 15 } as const
  const line = [
    { alias: 'u12-hockey', scoring: null },
    { alias: 'hockey', scoring: rink },
  ]
  expect(findScoring(line)).toEqual({
    points: [1, 2],
    kinds: { 1: 'goal' },
    periods: ['E1', 'E2'],
    counts: 'down',
    periodMinutes: 15,
  })
  // What it leaves out is as usual.
  expect(findScoring([{ alias: 'hockey', scoring: { clock: 'no_clock' } }])).toMatchObject({
    points: [1],
    counts: null,
    periodMinutes: 20,
  })
})

const taps = {
  points: (points: number) => ({ type: 'points', participant_id: 1, points }) as const,
  corrected: { type: 'score', participant_id: 1, score: 6 } as const,
}

test.each([
  ['varsity-football', taps.points(6), 'touchdown'],
  ['varsity-football', taps.points(3), 'field_goal'],
  // A safety or a conversion.
  ['varsity-football', taps.points(2), null],
  ['varsity-football', taps.corrected, null],
  ['basketball', taps.points(3), 'three_pointer'],
  ['soccer', taps.points(1), 'goal'],
  ['quidditch', taps.points(1), null],
] as const)('in %s a tap of %j means %s', (alias, tap, kind) => {
  expect(findScoreKind(findScoring([{ alias }]), tap)).toBe(kind)
})

test.each([
  ['Q3 8:21', null, 'Q3', '8:21'],
  ['Q3', null, 'Q3', null],
  ['4 × 100 m', null, '4 × 100 m', null],
  [null, null, null, null],
  ['Q3', { ms: 600_000, since: at.toISOString(), counts: 'down' }, 'Q3', '9:30'],
] as const)('the board %s tells when in the game it is', (period, clock, ...told) => {
  const time = readGameTime({ period, clock }, after(30_000))
  expect([time.period, time.clock]).toEqual(told)
})
