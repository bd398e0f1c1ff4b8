import { expect, test } from 'vitest'
import { chooseOrderLook, type OrderLook } from '../../src/orders/order-look.ts'

type Facts = Parameters<typeof chooseOrderLook>[0]

const paid = { status: 'paid', activity_status: 'active', payment_state: 'succeeded', refunded: 0 } as const
const failed = { ...paid, status: 'failed', activity_status: 'inactive' } as const

test.each<[string, Facts, OrderLook]>([
  ['an open purchase is paid', paid, 'paid'],
  ['one that costs nothing is paid too', { ...paid, payment_state: null }, 'paid'],
  ['a pass that is over says so', { ...paid, activity_status: 'expired' }, 'over'],
  ['one that was ended early is over', { ...paid, activity_status: 'canceled' }, 'over'],
  ['one that opens nothing for now is on hold', { ...paid, activity_status: 'inactive' }, 'on_hold'],
  ['what was given back in part is told', { ...paid, refunded: 200 }, 'part_refunded'],
  [
    'a dispute comes before what it does',
    { ...paid, activity_status: 'inactive', payment_state: 'disputed' },
    'disputed',
  ],
  [
    'all given back is refunded',
    { ...paid, status: 'refunded', activity_status: 'inactive', refunded: 999 },
    'refunded',
  ],
  [
    'before the bank has answered it waits',
    { ...paid, status: 'created', activity_status: 'inactive', payment_state: 'needs_action' },
    'waiting',
  ],
  ['what the bank refused is declined', { ...failed, payment_state: 'declined' }, 'declined'],
  ['so is a card that cannot be tried', { ...failed, payment_state: 'refused' }, 'declined'],
  ['what its buyer left is not finished', { ...failed, payment_state: 'canceled' }, 'unfinished'],
])('%s', (_, facts, look) => {
  expect(chooseOrderLook(facts)).toBe(look)
})
