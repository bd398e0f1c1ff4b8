import { describe, expect, it } from 'vitest'
import { checkLibrary, type HeldOrder, isProductHeld, type LibraryFacts } from '../../src/index.ts'

const facts = (change: Partial<LibraryFacts>): LibraryFacts => ({
  access: 'free',
  isLoggedIn: false,
  capabilities: ['watch'],
  isProductHeld: false,
  isGeoBlocked: false,
  hasVideo: true,
  ...change,
})
const user = { isLoggedIn: true }

describe('who may watch a video of the library', () => {
  it.each<[string, Partial<LibraryFacts>, ReturnType<typeof checkLibrary>]>([
    ['free, by a visitor', {}, null],
    ['free, in a blocked country', { isGeoBlocked: true }, 'geo_blocked'],
    ['free, before there is a video', { hasVideo: false }, 'nothing_to_play'],
    ['for users, by a visitor', { access: 'register' }, 'login_needed'],
    ['for users, by a user', { access: 'register', ...user }, null],
    ['by capability, by a visitor', { access: 'vod_media_access' }, 'login_needed'],
    ['by capability, by a user without it', { access: 'vod_media_access', ...user }, 'purchase_needed'],
    [
      'by capability, by its holder',
      { access: 'vod_media_access', ...user, capabilities: ['vod_media_access'] },
      null,
    ],
    [
      'by capability, if the channel gives it to everybody',
      { access: 'vod_media_access', capabilities: ['vod_media_access'] },
      null,
    ],
    [
      'as a game whose replay it is no more, by a user without the library',
      { access: 'game', ...user },
      'purchase_needed',
    ],
    [
      'as a game whose replay it is no more, by who has the library',
      { access: 'game', ...user, capabilities: ['vod_media_access'] },
      null,
    ],
    ['by product, by a visitor', { access: 'product' }, 'login_needed'],
    ['by product, by a user who holds none', { access: 'product', ...user }, 'purchase_needed'],
    [
      'by product, by a user who has only library access',
      { access: 'product', ...user, capabilities: ['vod_media_access'] },
      'purchase_needed',
    ],
    ['by product, by its buyer', { access: 'product', ...user, isProductHeld: true }, null],
    [
      'by product, by its buyer in a blocked country',
      { access: 'product', ...user, isProductHeld: true, isGeoBlocked: true },
      'geo_blocked',
    ],
    [
      'bought, before there is a video',
      { access: 'product', ...user, hasVideo: false, isProductHeld: true },
      'nothing_to_play',
    ],
  ])('%s', (_, change, gate) => expect(checkLibrary(facts(change))).toBe(gate))
})

describe('a product of a video', () => {
  const now = new Date('2026-11-15T20:00:00Z')
  const order = (change: Partial<HeldOrder>): HeldOrder => ({
    type: 'package',
    status: 'paid',
    activity_status: 'active',
    expires_at: null,
    package_id: null,
    subscription_id: null,
    event_id: null,
    all_categories: true,
    event_categories: [],
    newest_category_id: 9,
    is_team_pass: false,
    participant_id: null,
    capabilities: [],
    ...change,
  })
  const products = { packageIds: [5], subscriptionIds: [7] }

  it.each<[string, Partial<HeldOrder>, boolean]>([
    ['is held by its package', { package_id: 5 }, true],
    ['is held by its subscription', { type: 'subscription', subscription_id: 7 }, true],
    ['is not held by another package', { package_id: 6 }, false],
    ['is not held by a subscription of the same number', { type: 'subscription', subscription_id: 5 }, false],
    [
      'is not held once it is refunded',
      { package_id: 5, status: 'refunded', activity_status: 'inactive' },
      false,
    ],
    ['is not held once it is over', { package_id: 5, expires_at: now }, false],
  ])('%s', (_, change, isHeld) => expect(isProductHeld(products, [order(change)], now)).toBe(isHeld))
})
