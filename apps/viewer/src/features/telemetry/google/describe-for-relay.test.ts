import { expect, it } from 'vitest'
import { describeForRelay } from './describe-for-relay.ts'

const item = { item_type: 'event', item_id: '7' }

it('reports that the checkout was opened', () => {
  expect(describeForRelay({ name: 'view_buy_page', details: item })).toEqual({
    name: 'view_item',
    item_type: 'event',
    item_id: 7,
  })
})

it('reports that somebody pays, and how much without tax', () => {
  const details = { ...item, value: 10.16, tax: 1.17, fee: 1, currency: 'USD' }
  expect(describeForRelay({ name: 'begin_checkout', details })).toEqual({
    name: 'begin_checkout',
    item_type: 'event',
    item_id: 7,
    value: 8.99,
    currency: 'USD',
  })
})

it('reports nothing else', () => {
  expect(describeForRelay({ name: 'page_view', details: { path: '/buy' } })).toBeNull()
  expect(describeForRelay({ name: 'purchase_success', details: { ...item, value: 1 } })).toBeNull()
})
