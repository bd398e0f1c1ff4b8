import { sql } from 'drizzle-orm'
import { boolean, check, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { channelId } from './channel.ts'
import { id, position, retiredAt, storedText } from './columns.ts'

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
