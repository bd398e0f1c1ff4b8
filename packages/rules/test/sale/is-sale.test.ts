import { expect, it } from 'vitest'
import { isSale } from '../../src/index.ts'

it.each([
  ['a game that was paid', 'paid', 900, 100, true],
  ['a game that a coupon made free', 'paid', 900, 0, true],
  ['a game that was given back', 'refunded', 900, 100, true],
  ['a renewal', 'paid', 4900, 0, true],
  ['the first bill of a trial', 'paid', 0, 0, false],
  ['a card that was declined', 'failed', 900, 100, false],
  ['a payment that nobody has confirmed', 'created', 900, 100, false],
])('%s', (_, status, base_price, service_fee, sells) => {
  expect(isSale({ status, base_price, service_fee })).toBe(sells)
})
