import { expect, it } from 'vitest'
import { describeSale, trackSale } from './describe-sale.ts'
import { type Happening, tracks } from './track.ts'

const lines = {
  base_price: 1_000,
  service_fee: 150,
  discount: 200,
  credit: 0,
  tax: 130,
  total: 1_080,
  currency: 'CAD',
} as const

it('counts the base price less the discount with the tax, and the fee separately', () => {
  expect(describeSale({ type: 'event', id: 7, isTrial: false }, lines)).toEqual({
    item_type: 'event',
    item_id: '7',
    value: 9.3,
    tax: 1.3,
    fee: 1.5,
    currency: 'CAD',
  })
})

it('a trial is not a sale: it is reported by other names, and without a value', () => {
  const told: Happening[] = []
  tracks.follow(happening => told.push(happening))
  for (const name of ['purchase', 'purchase_success', 'purchase_failed'] as const) {
    trackSale(name, { type: 'subscription', id: 3, isTrial: true }, lines, { order_id: 9 })
    trackSale(name, { type: 'subscription', id: 3, isTrial: false }, lines)
  }
  const item = { item_type: 'subscription', item_id: '3', currency: 'CAD' }
  const nothing = { ...item, value: 0, tax: 0, fee: 0, order_id: 9 }
  const sale = { ...item, value: 9.3, tax: 1.3, fee: 1.5 }
  expect(told.map(({ name, details }) => [name, details])).toEqual([
    ['trial', nothing],
    ['purchase', sale],
    ['trial_success', nothing],
    ['purchase_success', sale],
    ['trial_failed', nothing],
    ['purchase_failed', sale],
  ])
})
