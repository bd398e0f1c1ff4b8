import { expect, it } from 'vitest'
import { boardAt, sportPlay } from './sport-play.ts'

const kickOff = new Date('2026-11-15T18:00:00Z')
const after = (seconds: number) => new Date(kickOff.getTime() + seconds * 1000)
const football = sportPlay('varsity-football')
const game = { event_utc_ts: kickOff, ends_at: after(150 * 60) }

it('runs a minute at a time, and stands until the next', () => {
  expect(boardAt(football, game, after(59))).toEqual({
    period: 'Q1',
    clock: { ms: 720_000, since: '2026-11-15T18:00:00.000Z', counts: 'down' },
  })
  expect(boardAt(football, game, after(61))).toEqual({ period: 'Q1 11:00', clock: null })
  // 150 minutes for four quarters of twelve: each minute takes 187.5 s.
  expect(boardAt(football, game, after(190))).toEqual({
    period: 'Q1',
    clock: { ms: 660_000, since: '2026-11-15T18:03:07.500Z', counts: 'down' },
  })
})

it('ends each period at nothing, and says the last one to the end', () => {
  const quarter = 150 * 15
  expect(boardAt(football, game, after(quarter - 1))).toEqual({ period: 'Q1 0:00', clock: null })
  expect(boardAt(football, game, after(quarter + 1)).period).toBe('Q2')
  expect(boardAt(football, game, after(150 * 60 + 30))).toEqual({ period: 'Q4 0:00', clock: null })
})

it('has no clock where the sport has none', () => {
  expect(boardAt(sportPlay('volleyball'), game, after(0))).toEqual({ period: 'S1', clock: null })
})
