import { expect, it } from 'vitest'
import { listPeriodBegins } from '../../src/games/board-moments.ts'

const at = (minute: number) => new Date(Date.UTC(2026, 10, 14, 19, minute)).toISOString()
const momentOf = (minute: number, period: string | null) => ({
  at: at(minute),
  scores: [],
  period,
  clock: null,
})

it('a period begins where the board says so, whether somebody scores in it or not', () => {
  const moments = [
    momentOf(0, null),
    momentOf(1, 'Q1'),
    momentOf(12, 'Q1 0:30'),
    momentOf(15, 'Q2'),
    momentOf(40, 'Q3 10:00'),
    momentOf(41, 'Q3'),
  ]
  expect(listPeriodBegins(moments)).toEqual([
    { period: 'Q1', at: at(1) },
    { period: 'Q2', at: at(15) },
    { period: 'Q3', at: at(40) },
  ])
})

it('a game whose board nobody keeps has no periods', () => {
  expect(listPeriodBegins([momentOf(3, null)])).toEqual([])
})
