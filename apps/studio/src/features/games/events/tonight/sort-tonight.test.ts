import type { TonightGame } from '@grandstand/contract'
import { expect, it } from 'vitest'
import { findDarkSince, sortTonight } from './sort-tonight.ts'

const game = (id: number, more: object = {}) =>
  ({
    id,
    stream_status: 'live',
    is_cancelled: false,
    is_shown_elsewhere: false,
    starts_at: '2098-05-03T22:00:00.000Z',
    viewers: 0,
    cameras: [{ signal: {} }],
    ...more,
  }) as unknown as TonightGame

it('begins with live games that nothing comes from, then with those that most people watch', () => {
  const dark = { cameras: [{ signal: null }] }
  const sorted = sortTonight([
    game(1, { stream_status: 'finished' }),
    game(2, { viewers: 3 }),
    game(3, dark),
    game(4, { cameras: [], is_shown_elsewhere: true, viewers: 9 }),
    game(5, { cameras: [] }),
    game(6, { stream_status: 'upcoming' }),
    game(7, { ...dark, is_cancelled: true }),
  ])
  const ids = Object.entries(sorted).map(([name, games]) => [name, games.map(({ id }) => id)])
  expect(ids).toEqual([
    ['live', [3, 5, 4, 2]],
    ['next', [6]],
    ['over', [7, 1]],
  ])
})

it('counts the dark from the start of the game, or from when its camera stopped', () => {
  const lost = { signal: null, state: 'interrupted', state_since: '2098-05-03T22:30:00.000Z' }
  expect(findDarkSince(game(1))).toBeNull()
  expect(findDarkSince(game(2, { cameras: [] }))).toBe(Date.parse('2098-05-03T22:00:00.000Z'))
  expect(findDarkSince(game(3, { cameras: [lost] }))).toBe(Date.parse('2098-05-03T22:30:00.000Z'))
})
