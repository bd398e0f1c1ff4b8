import { expect, it } from 'vitest'
import type { SoldItem } from '../../../platform/sold-item.ts'
import { addressForGoogle, describeForGoogle } from './describe-for-google.ts'

const item: SoldItem = {
  item_id: 'package-3',
  item_name: 'Season pass',
  item_category: 'package',
  price: 40,
  currency: 'CAD',
}
const listed = { ...item, index: 0, quantity: 1 }

it('reports a list by its products', () => {
  const happening = { name: 'view_item_list', details: { list: 'Passes', items: 1 }, items: [item] }
  expect(describeForGoogle(happening)).toEqual({
    name: 'view_item_list',
    params: { item_list_name: 'Passes', items: [listed] },
  })
})

it('reports a choice with its value', () => {
  expect(describeForGoogle({ name: 'add_to_cart', details: {}, items: [item] })).toEqual({
    name: 'add_to_cart',
    params: { currency: 'CAD', value: 40, items: [listed] },
  })
})

it('reports that somebody logged in or opened a page, and not who or what else', () => {
  expect(describeForGoogle({ name: 'login', details: {} })).toEqual({ name: 'login', params: {} })
  expect(describeForGoogle({ name: 'page_view', details: { path: '/login?token=1' } })).toEqual({
    name: 'page_view',
    params: {},
  })
})

it.each(['search', 'consent', 'view_buy_page', 'begin_checkout', 'purchase', 'purchase_success'])(
  'does not report %s from the browser',
  name => expect(describeForGoogle({ name, details: { text: 'Wolves' } })).toBeNull(),
)

it.each([
  [
    'https://tv.example/password-reset?token=abc&email=fan%40example.com#x',
    'https://tv.example/password-reset',
  ],
  ['https://tv.example/?utm_source=poster&q=wolves', 'https://tv.example/?utm_source=poster'],
  ['https://tv.example/watch/7', 'https://tv.example/watch/7'],
])('reports %s as %s', (address, told) => {
  expect(addressForGoogle(address)).toBe(told)
})
