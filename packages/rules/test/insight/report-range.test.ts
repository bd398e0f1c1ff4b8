import { expect, it } from 'vitest'
import {
  choosePreset,
  isReportRange,
  rangeBefore,
  rangeDays,
  reportPresets,
} from '../../src/insight/report-range.ts'

it.each([
  [
    '7_days',
    '2026-03-03',
    { from: '2026-02-25', to: '2026-03-03' },
    { from: '2026-02-18', to: '2026-02-24' },
  ],
  [
    '28_days',
    '2026-01-10',
    { from: '2025-12-14', to: '2026-01-10' },
    { from: '2025-11-16', to: '2025-12-13' },
  ],
  [
    '90_days',
    '2026-11-16',
    { from: '2026-08-19', to: '2026-11-16' },
    { from: '2026-05-21', to: '2026-08-18' },
  ],
  [
    'this_month',
    '2026-11-16',
    { from: '2026-11-01', to: '2026-11-16' },
    { from: '2026-10-16', to: '2026-10-31' },
  ],
  [
    'last_month',
    '2026-03-31',
    { from: '2026-02-01', to: '2026-02-28' },
    { from: '2026-01-04', to: '2026-01-31' },
  ],
] as const)('%s on %s is compared with the same number of days before it', (preset, today, range, before) => {
  expect(choosePreset(preset, today)).toEqual(range)
  expect(rangeBefore(range)).toEqual(before)
  expect(rangeDays(before)).toBe(rangeDays(range))
})

it('is at least a day and at most a year', () => {
  expect(isReportRange({ from: '2026-01-02', to: '2026-01-01' })).toBe(false)
  expect(isReportRange({ from: '2026-01-01', to: '2026-01-01' })).toBe(true)
  expect(isReportRange({ from: '2024-01-01', to: '2024-12-31' })).toBe(true)
  expect(isReportRange({ from: '2024-01-01', to: '2025-01-01' })).toBe(false)
  for (const preset of reportPresets) expect(isReportRange(choosePreset(preset, '2026-11-16'))).toBe(true)
})
