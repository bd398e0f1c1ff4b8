import { expect, test, vi } from 'vitest'
import { endOfDay, startOfDay, wallMs } from '../../src/channel/time-zone.ts'

test('a zone is stored once, however visitors spell it', () => {
  const at = Date.UTC(2026, 6, 1, 12)
  expect(wallMs(at, 'Europe/Sofia')).toBe(Date.UTC(2026, 6, 1, 15))
  const made = vi.spyOn(Intl, 'DateTimeFormat')
  try {
    for (const name of ['europe/sofia', 'EUROPE/SOFIA', 'eUROPE/sOFIA'])
      expect(wallMs(at, name)).toBe(Date.UTC(2026, 6, 1, 15))
    expect(made).not.toHaveBeenCalled()
  } finally {
    made.mockRestore()
  }
})

test.each([
  ['where it has 24 hours', 'America/Toronto', '2026-12-31', '2026-12-31T05:00:00Z', '2027-01-01T05:00:00Z'],
  ['where it has 23', 'America/Toronto', '2026-03-08', '2026-03-08T05:00:00Z', '2026-03-09T04:00:00Z'],
  [
    'where clocks skip its midnight',
    'Asia/Beirut',
    '2026-03-29',
    '2026-03-28T22:00:00Z',
    '2026-03-29T21:00:00Z',
  ],
  [
    'where its midnight comes twice',
    'America/Havana',
    '2026-11-01',
    '2026-11-01T04:00:00Z',
    '2026-11-02T05:00:00Z',
  ],
])('a day lasts from its first moment to the first of the next, %s', (_, zone, day, start, end) => {
  expect(startOfDay(day, zone)).toEqual(new Date(start))
  expect(endOfDay(day, zone)).toEqual(new Date(end))
})
