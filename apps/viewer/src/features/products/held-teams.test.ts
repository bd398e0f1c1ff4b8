import type { Order } from '@grandstand/contract'
import { expect, test } from 'vitest'
import { listHeldTeams } from './held-teams.ts'

const now = new Date('2026-11-16T12:00:00Z')

function order(
  type: Order['type'],
  productId: number,
  change: Partial<Order> = {},
  teamId: number | null = null,
): Order {
  const lines = { base_price: 899, service_fee: 100, discount: 0, credit: 0, tax: 0, total: 999 }
  return {
    id: 1,
    type,
    status: 'paid',
    activity_status: 'active',
    product: { id: productId, name: '', event_category_id: null, participant_id: teamId },
    ...lines,
    currency: 'USD',
    created_at: '2026-11-01T12:00:00Z',
    expires_at: null,
    auto_renewal: null,
    period_ends_at: null,
    is_trial: false,
    is_gift: false,
    seats: 1,
    is_past_due: false,
    pay_url: null,
    decline_reason: null,
    transactions: [],
    ...change,
  }
}

test.each<[string, Partial<Order>, boolean]>([
  ['paid and active', {}, true],
  ['that ends later', { expires_at: '2026-11-16T12:00:01Z' }, true],
  ['that has ended', { expires_at: '2026-11-16T12:00:00Z' }, false],
  ['not paid yet', { status: 'created', activity_status: 'inactive' }, false],
  ['for somebody else', { is_gift: true }, false],
  ['refunded', { status: 'refunded', activity_status: 'inactive' }, false],
])('an order %s marks its team: %s', (_, change, expected) => {
  expect(listHeldTeams(3, [order('package', 3, change, 11)], [], now)).toEqual(expected ? [11] : [])
})

test('a team pass marks its teams and no others', () => {
  const orders = [order('package', 3, {}, 11), order('package', 4, {}, 12), order('event', 3)]
  expect(listHeldTeams(3, orders, [], now)).toEqual([11])
})

test('a gift is marked like a purchase', () => {
  const gift = { id: 1, name: '', event_id: null, created_at: '', ends_at: '', subscription_id: null }
  const gifts = [
    { ...gift, type: 'package' as const, package_id: 3, participant_id: 11 },
    { ...gift, type: 'team' as const, package_id: null, participant_id: 12 },
    { ...gift, type: 'event' as const, event_id: 7, package_id: 4, participant_id: null },
  ]
  expect(listHeldTeams(3, [], gifts, now)).toEqual([11])
})
