import { expect, test } from 'vitest'
import { findPreset, readDays } from './use-days.ts'

test.each([
  ['2026-11-20', '2026-11-20', 'today'],
  ['2026-11-14', '2026-11-20', '7_days'],
  ['2026-10-24', '2026-11-20', '28_days'],
  ['2026-11-01', '2026-11-20', 'this_month'],
  ['2026-10-01', '2026-10-31', 'last_month'],
  ['2026-11-13', '2026-11-19', null],
])('the days from %s to %s are those of %s', (from, to, preset) => {
  expect(findPreset({ from, to }, '2026-11-20')).toBe(preset)
})

test.each([
  ['2026-11-20', '2026-11-20', true],
  ['2026-11-20', '2026-11-19', false],
  ['2025-11-01', '2026-11-20', false],
  ['', '', false],
  ['yesterday', '2026-11-20', false],
])('that the days from %j to %j can be looked at is %s', (from, to, can) => {
  expect(readDays({ from, to })).toEqual(can ? { from, to } : null)
})
