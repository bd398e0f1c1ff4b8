import { describe, expect, it } from 'vitest'
import { type Capability, type HeldOrder, limitFeatures, listCapabilities } from '../../src/index.ts'

const now = new Date('2026-11-15T20:00:00Z')
const grants = { visitor: ['watch'], user: ['clipping'] } as const
const order = (capabilities: Capability[], change: Partial<HeldOrder> = {}): HeldOrder => ({
  type: 'package',
  status: 'paid',
  activity_status: 'active',
  expires_at: null,
  event_id: null,
  package_id: null,
  subscription_id: null,
  all_categories: true,
  event_categories: [],
  newest_category_id: 0,
  is_team_pass: false,
  participant_id: null,
  capabilities,
  ...change,
})

describe('what a user may do', () => {
  it.each<[string, { isLoggedIn: boolean; orders: HeldOrder[] }, Capability[]]>([
    ['as a visitor', { isLoggedIn: false, orders: [] }, ['watch']],
    ['as a user', { isLoggedIn: true, orders: [] }, ['watch', 'clipping']],
    [
      'as the holder of two products',
      { isLoggedIn: true, orders: [order(['no_ads', 'download']), order(['download', 'clipping'])] },
      ['watch', 'download', 'clipping', 'no_ads'],
    ],
    [
      'with a refunded product',
      { isLoggedIn: true, orders: [order(['no_ads'], { status: 'refunded' })] },
      ['watch', 'clipping'],
    ],
    [
      'with an expired product',
      { isLoggedIn: true, orders: [order(['no_ads'], { expires_at: now })] },
      ['watch', 'clipping'],
    ],
  ])('%s', (_name, facts, expected) => {
    expect(listCapabilities(grants, facts, now)).toEqual(expected)
  })
})

describe('the monthly quota', () => {
  const limits = { clips: 20, downloads: 5 }
  it.each<[Capability[], { clips: number; downloads: number }]>([
    [[], { clips: 0, downloads: 0 }],
    [['clipping'], { clips: 20, downloads: 0 }],
    [['download'], { clips: 0, downloads: 5 }],
    [['download_clip', 'clipping'], { clips: 20, downloads: 5 }],
  ])('with %o', (given, expected) => {
    expect(limitFeatures(limits, given)).toEqual(expected)
  })
})
