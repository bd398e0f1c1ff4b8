import { expect, test } from 'vitest'
import { dayOf, endOfDay, startOfDay } from './day-field.ts'

test('a day lasts from its midnight to the next, by the clock of this machine', () => {
  const start = startOfDay('2026-12-31')
  const end = endOfDay('2026-12-31')
  expect(start && dayOf(start)).toBe('2026-12-31')
  expect(end && dayOf(end)).toBe('2027-01-01')
  expect([start?.getHours(), start?.getMinutes(), end?.getHours(), end?.getMinutes()]).toEqual([0, 0, 0, 0])
})

test.each(['', '31.12.2026', '2026-1-1'])('%j is not a day', text => {
  expect(startOfDay(text)).toBeNull()
  expect(endOfDay(text)).toBeNull()
})
