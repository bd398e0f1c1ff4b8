import { expect, test } from 'vitest'
import { type Basket, basketHref, gameOf, readBasket } from '../../src/sale/basket.ts'

test.each<[string, Basket | null]>([
  ['type=event&id=7&package_id=3', { type: 'event', id: '7', package_id: '3' }],
  [
    'type=package&id=7&participant_id=4&event_id=9',
    { type: 'package', id: '7', participant_id: '4', event_id: '9' },
  ],
  ['type=subscription&id=7&trial=0', { type: 'subscription', id: '7', trial: '0' }],
  ['type=subscription&id=7&trial=1&participant_id=x&trk=mail', { type: 'subscription', id: '7' }],
  ['type=event&id=7&gift=1', { type: 'event', id: '7', gift: '1' }],
  ['type=event&id=7&gift=yes', { type: 'event', id: '7' }],
  ['type=subscription&id=7&gift=1', { type: 'subscription', id: '7' }],
  ['type=event&id=7&seats=5', { type: 'event', id: '7', seats: '5' }],
  ['type=event&id=7&seats=4', { type: 'event', id: '7' }],
  ['type=event&id=7&seats=101', { type: 'event', id: '7' }],
  ['type=package&id=7&seats=5', { type: 'package', id: '7' }],
  ['type=event', null],
  ['type=event&id=0', null],
  ['type=event&id=1e3', null],
  ['type=shirt&id=7', null],
  ['', null],
])('%s', (query, expected) => {
  const basket = readBasket(Object.fromEntries(new URLSearchParams(query)))
  expect(basket).toEqual(expected)
  if (basket)
    expect(readBasket(Object.fromEntries(new URL(basketHref(basket), 'http://a').searchParams))).toEqual(
      basket,
    )
})

test.each<[Basket, string | null]>([
  [{ type: 'event', id: '7', event_id: '8' }, '7'],
  [{ type: 'package', id: '7', event_id: '8' }, '8'],
  [{ type: 'package', id: '7' }, null],
])('%o leads to the game %s', (basket, game) => {
  expect(gameOf(basket)).toBe(game)
})
