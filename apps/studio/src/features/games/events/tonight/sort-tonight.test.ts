import type { TonightGame } from '@grandstand/contract'
import { expect, it } from 'vitest'
import { sortTonight } from './sort-tonight.ts'

const game = (id: number, more: object = {}) =>
  ({
    id,
    stream_status: 'live',
    is_cancelled: false,
    is_shown_elsewhere: false,
    cameras: [{ signal: {} }],
    ...more,
  }) as unknown as TonightGame

it('begins with live games that nothing comes from', () => {
  const dark = { cameras: [{ signal: null }] }
  const sorted = sortTonight([
    game(1, { stream_status: 'finished' }),
    game(2),
    game(3, dark),
    game(4, { cameras: [], is_shown_elsewhere: true }),
    game(5, { cameras: [] }),
    game(6, { stream_status: 'upcoming' }),
    game(7, { ...dark, is_cancelled: true }),
  ])
  const ids = Object.entries(sorted).map(([name, games]) => [name, games.map(({ id }) => id)])
  expect(ids).toEqual([
    ['live', [3, 5, 2, 4]],
    ['next', [6]],
    ['over', [7, 1]],
  ])
})
