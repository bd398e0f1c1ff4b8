import { expect, test } from 'vitest'
import { sumGameMoney } from '../../src/index.ts'

const now = new Date('2026-11-17T20:00:00Z')
const paid = (minutesAgo: number, amount: number) => ({
  at: new Date(now.getTime() - minutesAgo * 60_000),
  amount,
})

test('a game that nobody bought has no money and no curve', () => {
  expect(sumGameMoney([], now)).toEqual({ payments: 0, total: 0, recent: 0, curve: [] })
})

test('the curve begins with the first payment and ends with the total', () => {
  const money = sumGameMoney([paid(46, 999), paid(23, 999), paid(4, 0), paid(0, 500)], now)
  expect(money).toMatchObject({ payments: 4, total: 2_498, recent: 2 })
  expect([money.curve[0], money.curve[11], money.curve[12], money.curve.at(-1)]).toEqual([
    999, 999, 1_998, 2_498,
  ])
})
