import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { channelId } from './channel.ts'
import { id, instant, position, retiredAt, storedText } from './columns.ts'
import { eventCategories, participantGroups } from './roster.ts'

export const packages = pgTable(
  'packages',
  {
    id: id(),
    channel_id: channelId(),
    position: position(),
    alias: text().notNull(),
    name: storedText().notNull(),
    description: storedText().notNull(),
    base_price: integer().notNull(),
    service_fee: integer().notNull(),
    type: text().notNull(),
    event_category_ids: integer().array().notNull(),
    is_team_pass: boolean().notNull(),
    weight: integer().notNull(),
    /** What its holder may do beyond watching. */
    capabilities: text().array().notNull().default([]),
    tag: storedText(),
    /** The last day on which it opens something, and how many days after it was bought. */
    ends_on: date(),
    valid_days: integer(),
    retired_at: retiredAt(),
  },
  table => [
    unique().on(table.channel_id, table.alias),
    check('packages_type', sql`${table.type} in ('single_event', 'package')`),
  ],
)

export const subscriptions = pgTable(
  'subscriptions',
  {
    id: id(),
    channel_id: channelId(),
    position: position(),
    alias: text().notNull(),
    name: storedText().notNull(),
    description: storedText().notNull(),
    base_price: integer().notNull(),
    service_fee: integer().notNull(),
    offer: text().notNull(),
    trial_period: integer().notNull(),
    weight: integer().notNull(),
    /** What its holder may do beyond watching. */
    capabilities: text().array().notNull().default([]),
    retired_at: retiredAt(),
  },
  table => [
    unique().on(table.channel_id, table.alias),
    check('subscriptions_offer', sql`${table.offer} in ('annual', 'monthly')`),
  ],
)

/** What games cost that say nothing of it; of a school, a sport, both together, or of the channel where neither is named. */
export const gamePrices = pgTable(
  'game_prices',
  {
    id: id(),
    channel_id: channelId(),
    position: position(),
    event_category_id: integer().references(() => eventCategories.id),
    group_id: integer().references(() => participantGroups.id),
    type: text().notNull(),
    base_price: integer().notNull(),
    service_fee: integer().notNull(),
  },
  table => [
    index().on(table.channel_id),
    index().on(table.event_category_id),
    index().on(table.group_id),
    check('game_prices_type', sql`${table.type} in ('free', 'register', 'paid', 'ppv')`),
  ],
)

/** A promo code. What it did stays in the orders, by its code. */
export const coupons = pgTable(
  'coupons',
  {
    id: id(),
    channel_id: channelId(),
    position: position(),
    /** In capitals; buyers may write it as they like. */
    code: text().notNull(),
    percent: integer(),
    /** In minor units. */
    amount: integer(),
    /** Both empty: of every product. */
    package_ids: integer().array().notNull().default([]),
    subscription_ids: integer().array().notNull().default([]),
    valid_from: instant(),
    valid_until: instant(),
    max_uses: integer(),
    max_uses_per_user: integer(),
    /** Else an operator made it, and the channel's files neither know nor remove it. */
    is_of_files: boolean().notNull().default(false),
  },
  table => [
    unique().on(table.channel_id, table.code),
    check('coupons_reduction', sql`num_nonnulls(${table.percent}, ${table.amount}) = 1`),
  ],
)
