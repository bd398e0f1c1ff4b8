import type { Basket } from '@grandstand/rules'
import { describe, expect, test } from 'vitest'
import { createStorage } from '../../../platform/storage.ts'
import { type Attempts, createAttempts } from './attempts.ts'

const game: Basket = { type: 'event', id: '7', package_id: '3' }
const goods = { user_id: 1, basket: game, coupon: null }

/** One tab: what it keeps outlives each opening of the page. */
function openTab() {
  const kept = new Map<string, string>()
  let keys = 0
  const local = () => ({
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
  })
  return {
    kept,
    openPage: () => createAttempts(createStorage({ local, now: () => 0 }), () => `key-${++keys}`),
  }
}

test('what the bank wants to know is kept for the page that asks, until the try is over', () => {
  const tab = openTab()
  const check = { order_id: 9, client_secret: 'pi_1_secret_2' }
  tab.openPage().takeKey(goods, null)
  tab.openPage().keepCheck(check)
  expect(tab.openPage().read()).toMatchObject({ key: 'key-1', check })
  tab.openPage().endTry()
  expect(tab.openPage().read()).toMatchObject({ basket: game, key: null, check: null })
})

describe('the name of an attempt', () => {
  test('survives reloads, time-outs and the trip to the bank', () => {
    const tab = openTab()
    expect(tab.openPage().takeKey(goods, null)).toBe('key-1')
    expect(tab.openPage().takeKey(goods, null)).toBe('key-1')
    tab.openPage().keep(goods)
    expect(tab.openPage().takeKey(goods, null)).toBe('key-1')
  })

  test.each<[string, (attempts: Attempts) => void]>([
    ['a success', attempts => attempts.forget()],
    ['a definite decline', attempts => attempts.endTry()],
    ['another team', attempts => attempts.keep({ ...goods, basket: { ...game, participant_id: '4' } })],
    ['a promo code', attempts => attempts.keep({ ...goods, coupon: 'FAN50' })],
    ['the gift of it', attempts => attempts.keep({ ...goods, basket: { ...game, gift: '1' } })],
    ['another user', attempts => attempts.keep({ ...goods, user_id: 2 })],
  ])('changes after %s', (_, happen) => {
    const tab = openTab()
    expect(tab.openPage().takeKey(goods, null)).toBe('key-1')
    happen(tab.openPage())
    expect(tab.openPage().takeKey(goods, null)).toBe('key-2')
  })
})

test('the promo code is kept with its basket, even after a decline', () => {
  const tab = openTab()
  const attempts = tab.openPage()
  attempts.keep({ ...goods, coupon: 'FAN50' })
  attempts.endTry()
  expect(tab.openPage().findCoupon(goods)).toBe('FAN50')
  expect(tab.openPage().findCoupon({ ...goods, user_id: 2 })).toBeNull()
  expect(tab.openPage().findCoupon({ ...goods, basket: { ...game, id: '8' } })).toBeNull()
})

test('a gift is one try for its recipient, whose address is kept with what was written', () => {
  const tab = openTab()
  const gift = { ...goods, basket: { ...game, gift: '1' as const } }
  const ana = { email: 'ana@example.com', message: 'Enjoy!' }
  expect(tab.openPage().takeKey(gift, ana)).toBe('key-1')
  tab.openPage().keep(gift)
  expect(tab.openPage().read()?.gift).toEqual(ana)
  expect(tab.openPage().takeKey(gift, { ...ana, message: 'Have fun!' })).toBe('key-1')
  expect(tab.openPage().takeKey(gift, { ...ana, email: 'bob@example.com' })).toBe('key-2')
})

test('is stored under our prefix, and foreign values are ignored', () => {
  const tab = openTab()
  tab.openPage().takeKey(goods, null)
  expect([...tab.kept.keys()]).toEqual(['rudy_checkout'])
  for (const value of [7, 'text', null, { basket: game }, { user_id: 1, basket: { type: 'event' } }]) {
    tab.kept.set('rudy_checkout', JSON.stringify({ value, expires: 1 }))
    expect(tab.openPage().read()).toBeNull()
  }
})
