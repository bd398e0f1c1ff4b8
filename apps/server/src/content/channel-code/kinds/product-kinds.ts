import { dateParam, minorUnits, offers, packageTypes, passKinds } from '@grandstand/contract'
import { z } from 'zod'
import { writtenCapability } from '../../../context/access-names.ts'
import { text } from '../../../context/channel-settings.ts'
import { tables } from '../rows/channel-rows-store.ts'
import { listOf } from './kind.ts'
import { instant, many, one, renamed } from './links.ts'
import { aliased, productAlias, schoolAlias, sportAlias } from './references.ts'

const pass = z.strictObject({
  ...aliased,
  name: text,
  description: text,
  base_price: minorUnits,
  service_fee: minorUnits.default(0),
  type: z.enum(packageTypes),
  /** Sports it opens, by alias. Empty: all. */
  event_categories: z.array(sportAlias).default([]),
  is_team_pass: z.boolean().default(false),
  weight: z.int().default(0),
  capabilities: z.array(writtenCapability).default([]),
  tag: text.optional(),
  /** The last day on which it opens something, by the channel's clocks; and how many days after it was bought. */
  ends_on: dateParam.optional(),
  valid_days: z.int().min(1).max(36_500).optional(),
})

const subscription = z.strictObject({
  ...aliased,
  name: text,
  description: text,
  base_price: minorUnits,
  service_fee: minorUnits.default(0),
  offer: z.enum(offers),
  trial_period: z.int().min(0).default(0),
  weight: z.int().default(0),
  capabilities: z.array(writtenCapability).default([]),
})

/** What games cost that say nothing of it, by school, by sport, by both, or for all where neither is named. */
const gamePrice = z.strictObject({
  school: schoolAlias.optional(),
  sport: sportAlias.optional(),
  type: z.enum(passKinds),
  base_price: minorUnits.default(0),
  service_fee: minorUnits.default(0),
})

const coupon = z
  .strictObject({
    code: z.string().regex(/^[A-Z0-9][A-Z0-9-]{2,39}$/, 'must be capitals, digits and -, like EARLY-BIRD'),
    percent: z.int().min(1).max(100).optional(),
    amount: minorUnits.min(1).optional(),
    /** Packages and subscriptions, by alias. Empty: all. */
    products: z.array(productAlias).default([]),
    from: z.iso.datetime({ offset: true }).optional(),
    until: z.iso.datetime({ offset: true }).optional(),
    limit: z.int().min(1).optional(),
    per_user: z.int().min(1).optional(),
  })
  .refine(({ percent, amount }) => (percent === undefined) !== (amount === undefined), {
    error: 'must have a percent or an amount',
    path: ['percent'],
  })

const file = 'products.yaml'

export const productFiles = {
  /** Prices are in minor units of the channel's currency. */
  [file]: z.strictObject({
    packages: z.array(pass).default([]),
    subscriptions: z.array(subscription).default([]),
    game_prices: z.array(gamePrice).default([]),
    /** Promo codes. Those that operators make in the Studio stand beside them. */
    coupons: z.array(coupon).default([]),
  }),
}

const shownAt = '/packages'

export const productKinds = {
  packages: listOf({
    file,
    at: ['packages'],
    schema: pass,
    table: tables.packages,
    keyField: 'alias',
    links: { event_categories: many({ event_category_ids: 'sports' }) },
    by: ['finance'],
    noun: 'a package',
    shownAt,
  }),
  subscriptions: listOf({
    file,
    at: ['subscriptions'],
    schema: subscription,
    table: tables.subscriptions,
    keyField: 'alias',
    by: ['finance'],
    noun: 'a subscription',
    shownAt,
  }),
  game_prices: listOf({
    file,
    at: ['game_prices'],
    schema: gamePrice,
    table: tables.gamePrices,
    keyField: null,
    // The most specific one for a game counts, in any order.
    hasNoOrder: true,
    links: { school: one('group_id', 'schools'), sport: one('event_category_id', 'sports') },
    by: ['finance', 'producer'],
    noun: 'a price of games',
  }),
  coupons: listOf({
    file,
    at: ['coupons'],
    schema: coupon,
    table: tables.coupons,
    keyField: 'code',
    links: {
      products: many({ package_ids: 'packages', subscription_ids: 'subscriptions' }),
      from: instant('valid_from'),
      until: instant('valid_until'),
      limit: renamed('max_uses'),
      per_user: renamed('max_uses_per_user'),
    },
    by: ['finance'],
    noun: 'a promo code',
    // Without the products that have left the channel it would be of all that are there.
    isVoid: ({ package_ids, subscription_ids }, { products }) =>
      isEmpty(products) && !(isEmpty(package_ids) && isEmpty(subscription_ids)),
  }),
}

function isEmpty(list: unknown): boolean {
  return !Array.isArray(list) || list.length === 0
}
