import { expect, it } from 'vitest'
import { describeSale } from './describe-sale.ts'

it('counts the base price less the discount with the tax, and the fee separately', () => {
  const lines = { base_price: 1_000, service_fee: 150, discount: 200, credit: 0, tax: 130, total: 1_080 }
  expect(describeSale({ type: 'event', id: 7 }, { ...lines, currency: 'CAD' })).toEqual({
    item_type: 'event',
    item_id: '7',
    value: 9.3,
    tax: 1.3,
    fee: 1.5,
    currency: 'CAD',
  })
})
