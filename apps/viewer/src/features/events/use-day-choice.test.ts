import { expect, test } from 'vitest'
import { meantDay, stripStart } from './use-day-choice.ts'

const today = '2026-11-16'

test.each([
  ['the day that was chosen', { from: '2026-11-20', to: '2026-11-20' }, '2026-11-17', '2026-11-20'],
  ['the first of several', { from: '2026-11-20', to: '2026-12-01' }, null, '2026-11-20'],
  ['the end, where only that is given', { to: '2026-10-02' }, null, '2026-10-02'],
  ['the first day with a game', {}, '2026-12-05', '2026-12-05'],
  ['today, while nobody knows', {}, null, today],
  [
    'the first day with a game, where the address says nonsense',
    { from: 'tomorrow' },
    '2026-11-18',
    '2026-11-18',
  ],
] as const)('the strip opens on %s', (_, filters, firstListed, meant) => {
  expect(meantDay(filters, today, firstListed)).toBe(meant)
})

test('the strip moves in weeks from today, backwards too; the strip of replays ends today', () => {
  expect(stripStart('schedule', today, today)).toBe(today)
  expect(stripStart('schedule', today, '2026-11-23')).toBe('2026-11-23')
  expect(stripStart('schedule', today, '2026-11-15')).toBe('2026-11-09')
  expect(stripStart('vod', today, today)).toBe('2026-11-10')
})
