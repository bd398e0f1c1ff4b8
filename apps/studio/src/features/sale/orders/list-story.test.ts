import type { StudioOrderDetail } from '@grandstand/contract'
import { expect, test } from 'vitest'
import { listStory } from './list-story.ts'

const at = (minute: number) => new Date(Date.UTC(2026, 10, 16, 12, minute)).toISOString()

const order: StudioOrderDetail = {
  id: 7,
  type: 'event',
  name: 'Hawks @ Owls',
  status: 'refunded',
  activity_status: 'inactive',
  payment_state: 'succeeded',
  decline_code: null,
  card: null,
  dispute_due_at: null,
  crests: [],
  trk: null,
  user: null,
  total: 999,
  refunded: 999,
  currency: 'USD',
  created_at: at(0),
  expires_at: null,
  base_price: 899,
  service_fee: 100,
  discount: 0,
  credit: 0,
  tax: 0,
  coupon_code: null,
  event_id: 3,
  participant_id: null,
  counted_towards_id: null,
  auto_renewal: null,
  period_ends_at: null,
  is_gift: false,
  seats: 1,
  opened_seats: 0,
  gift: null,
  is_trial: false,
  is_past_due: false,
  attempted_at: at(1),
  settled_at: at(9),
  payment_id: 'pi_1',
  refundable: 0,
  other_attempts: [
    { id: 6, status: 'failed', payment_state: null, decline_code: null, card: null, created_at: at(-1) },
  ],
  transactions: [
    {
      id: 1,
      event: 'created',
      is_switch: false,
      status: 'refunded',
      total: 999,
      refunded: 999,
      at: at(2),
      receipt_url: null,
    },
  ],
  refunds: [
    {
      id: 1,
      amount: 999,
      reason: 'Rain',
      event_id: null,
      operator_email: '',
      state: 'done',
      problem: null,
      requested_at: at(5),
      ended_at: at(6),
    },
  ],
  disputes: [],
  webhooks: [{ id: 'evt_1', type: 'payment_intent.succeeded', received_at: at(3) }],
  access: {
    is_open: false,
    viewings: [{ event_id: 3, name: 'Hawks @ Owls', first_at: at(4), last_at: at(4), times: 1 }],
  },
  actions: [
    { id: 2, at: at(5), action: 'refund_order', operator_email: 'a@b.c' },
    { id: 3, at: at(8), action: 'settle_order', operator_email: 'a@b.c' },
  ],
}

test('an order is shown from its newest event to its first, and a refund once', () => {
  expect(listStory(order).map(({ key }) => key)).toEqual([
    'action-3',
    'refund-1',
    'viewing-3',
    'transaction-1',
    'created',
    'other-6',
  ])
})

test('a card that was declined is part of the story', () => {
  const declined = {
    ...order,
    status: 'failed',
    payment_state: 'declined',
    transactions: [],
    refunds: [],
  } as const
  expect(listStory({ ...declined, refunds: [], transactions: [] }).map(({ key }) => key)).toContain(
    'declined',
  )
})
