import { expect, test } from 'vitest'
import { readDayEnd, readDayStart, writeDay } from './day-field.ts'

test.each([
  ['America/Toronto', '2026-12-31T05:00:00.000Z', '2027-01-01T05:00:00.000Z'],
  ['Pacific/Kiritimati', '2026-12-30T10:00:00.000Z', '2026-12-31T10:00:00.000Z'],
])('a day lasts from its midnight to the next by the clocks of %s', (zone, first, next) => {
  const start = readDayStart('2026-12-31', zone)
  const end = readDayEnd('2026-12-31', zone)
  expect([start?.toISOString(), end?.toISOString()]).toEqual([first, next])
  expect(start && writeDay(start, zone)).toBe('2026-12-31')
  expect(end && writeDay(end, zone)).toBe('2027-01-01')
})

test.each(['', '31.12.2026', '2026-1-1', '2026-02-30'])('%j is not a day', text => {
  expect(readDayStart(text, 'America/Toronto')).toBeNull()
  expect(readDayEnd(text, 'America/Toronto')).toBeNull()
})
