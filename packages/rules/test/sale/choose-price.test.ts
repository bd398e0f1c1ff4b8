import type { PriceSource } from '@grandstand/contract/studio-constants'
import { describe, expect, it } from 'vitest'
import { choosePrice, type UsualPrice } from '../../src/sale/choose-price.ts'

const price = (base_price: number) => ({ type: 'paid' as const, base_price, service_fee: 0 })
const channel = price(1)
const ball = { sport: 'ball', ...price(2) }
const north = { school: 'north', ...price(3) }
const northBall = { school: 'north', sport: 'ball', ...price(4) }
const women = { sport: 'ball-women', ...price(5) }

describe('the price of a game', () => {
  it.each<[PriceSource, number, UsualPrice<string>[], string | undefined, string[]]>([
    ['none', 0, [], 'north', ['ball']],
    ['none', 0, [ball, north], 'south', ['polo']],
    ['channel', 1, [channel, ball, north], 'south', ['polo']],
    ['sport', 2, [channel, ball, north], 'south', ['ball']],
    ['sport', 2, [channel, ball], undefined, ['ball-men', 'ball']],
    ['sport', 5, [ball, women], 'south', ['ball-women', 'ball']],
    ['school', 3, [channel, ball, north], 'north', ['ball']],
    ['school_sport', 4, [channel, ball, north, northBall, women], 'north', ['ball-women', 'ball']],
    ['sport', 2, [ball, north, northBall], undefined, ['ball']],
  ])('is set by %s: %i', (from, amount, usual, school, sports) => {
    const chosen = choosePrice(usual, { own: undefined, school, sports })
    expect([chosen.from, chosen.price.base_price]).toEqual([from, amount])
  })

  it('is its own before all others', () => {
    const own = { type: 'ppv' as const, base_price: 9, service_fee: 1 }
    expect(choosePrice([channel, northBall], { own, school: 'north', sports: ['ball'] })).toEqual({
      price: own,
      from: 'game',
    })
  })
})
