import type { HeldOrder } from '@grandstand/rules'
import { expect, it } from 'vitest'
import { fingerprintOrders } from './fingerprint-orders.ts'

const held: HeldOrder = {
  type: 'package',
  status: 'paid',
  activity_status: 'active',
  expires_at: null,
  event_id: null,
  package_id: 5,
  subscription_id: null,
  all_categories: false,
  event_categories: [1, 2],
  newest_category_id: 3,
  is_team_pass: true,
  participant_id: 11,
  capabilities: [],
}

it('a fingerprint is the same for users who hold the same products, whatever the order or end date', () => {
  const game: HeldOrder = { ...held, type: 'event', event_id: 7 }
  const ending = { ...held, expires_at: new Date(0) }
  expect(fingerprintOrders([game, ending])).toBe(fingerprintOrders([held, game]))
})

it.each<[string, Partial<HeldOrder>]>([
  ['all sports', { all_categories: true, event_categories: [] }],
  ['other sports', { event_categories: [1] }],
  ['the sports of a later day', { newest_category_id: 4 }],
  ['all teams', { is_team_pass: false }],
  ['another team', { participant_id: 12 }],
  ['a game', { event_id: 7 }],
  ['a capability', { capabilities: ['download'] }],
])('a fingerprint differs if the same product was bought with %s', (_name, change) => {
  expect(fingerprintOrders([{ ...held, ...change }])).not.toBe(fingerprintOrders([held]))
})
