import { expect, it } from 'vitest'
import { checkFreePreview } from '../../src/index.ts'

type Facts = Parameters<typeof checkFreePreview>[0]

const paid: Facts = {
  type: 'paid',
  stream_status: 'live',
  is_cancelled: false,
  isLoggedIn: false,
  isGeoBlocked: false,
  canWatch: true,
  hasMedia: true,
}

it.each<[string, Partial<Facts>, ReturnType<typeof checkFreePreview>]>([
  ['live and paid, by a visitor', {}, null],
  ['live and paid, by a user', { isLoggedIn: true }, null],
  ['sold for itself', { type: 'ppv' }, null],
  ['a replay', { stream_status: 'finished' }, 'purchase_needed'],
  ['to come', { stream_status: 'upcoming' }, 'nothing_to_play'],
  ['free', { type: 'free' }, 'purchase_needed'],
  ['for users', { type: 'register' }, 'purchase_needed'],
  ['cancelled', { is_cancelled: true }, 'event_cancelled'],
  ['in a blocked country', { isGeoBlocked: true }, 'geo_blocked'],
  ['where visitors may not watch', { canWatch: false }, 'login_needed'],
  ['where some users may not watch', { canWatch: false, isLoggedIn: true }, 'forbidden'],
  ['without a picture', { hasMedia: false }, 'nothing_to_play'],
])('the free seconds of a game: %s', (_, change, gate) => {
  expect(checkFreePreview({ ...paid, ...change })).toBe(gate)
})
