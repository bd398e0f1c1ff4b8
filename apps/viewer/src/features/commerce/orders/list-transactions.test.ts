import type { Order, Transaction } from '@grandstand/contract'
import { expect, test } from 'vitest'
import { listTransactions } from './list-transactions.ts'

const lines = { base_price: 899, service_fee: 100, discount: 0, credit: 0, tax: 0, total: 999 }
const payment = (id: number, name: string, at: string): Transaction => ({
  id,
  name,
  event: 'created',
  is_switch: false,
  status: 'paid',
  ...lines,
  at,
  receipt_url: null,
})
const order = (id: number, transactions: Transaction[]): Order => ({
  id,
  type: 'subscription',
  status: 'paid',
  activity_status: 'active',
  product: { id: 1, name: 'Annual', event_category_id: null, participant_id: null },
  ...lines,
  currency: 'CAD',
  created_at: '2026-11-01T00:00:00Z',
  expires_at: null,
  auto_renewal: 'active',
  period_ends_at: null,
  is_gift: false,
  seats: 1,
  is_trial: false,
  is_past_due: false,
  pay_url: null,
  decline_reason: null,
  transactions,
})

test('payments of all orders are one list, newest first, each with its product and currency', () => {
  const listed = listTransactions([
    order(1, [payment(3, 'Annual', '2026-11-10T00:00:00Z'), payment(1, 'Monthly', '2026-10-10T00:00:00Z')]),
    order(2, [payment(2, 'Game', '2026-11-01T00:00:00Z')]),
  ])
  expect(listed.map(({ id, name, currency }) => `${id} ${name} ${currency}`)).toEqual([
    '3 Annual CAD',
    '2 Game CAD',
    '1 Monthly CAD',
  ])
})
