import { mayCall } from '@grandstand/rules'
import { expect, test } from 'vitest'
import { findPage } from './find-page.ts'

const may = (role: 'scorer' | 'finance' | 'producer', path: string) => {
  const { by } = findPage('league', `/studio/channels/league${path}`)?.call ?? {}
  return by === undefined || mayCall(role, by)
}

test.each([
  ['scorer', '/money', false],
  ['scorer', '/orders', false],
  ['scorer', '/orders/7', false],
  ['scorer', '/payments', false],
  ['scorer', '/coupons/new', false],
  ['scorer', '/people', false],
  ['scorer', '/api-keys', false],
  ['scorer', '/tonight', true],
  ['scorer', '/events', true],
  ['scorer', '/games/7', true],
  ['finance', '/payments', true],
  ['finance', '/webhooks', false],
  ['producer', '/orders', false],
  ['producer', '/season/file', true],
] as const)('a %s opens %s: %s', (role, path, isOpen) => {
  expect(may(role, path)).toBe(isOpen)
})
