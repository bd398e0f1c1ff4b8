import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { channelId } from './channel.ts'
import { id, instant } from './columns.ts'

/** Addresses of other programs that hear of what happens on a channel. */
export const webhookEndpoints = pgTable(
  'webhook_endpoints',
  {
    id: id(),
    channel_id: channelId(),
    url: text().notNull(),
    /** Some of `webhookEvents`. */
    events: text().array().notNull(),
    /** Signs what is sent. */
    sealed_secret: text().notNull(),
    is_enabled: boolean().notNull().default(true),
    made_by: text().notNull(),
    created_at: instant().notNull(),
  },
  table => [index().on(table.channel_id)],
)

/** What is to be sent, and what was: written in the transaction of what it reports. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: id(),
    channel_id: channelId(),
    endpoint_id: integer()
      .notNull()
      .references(() => webhookEndpoints.id, { onDelete: 'cascade' }),
    /** One of `webhookTypes`. */
    type: text().notNull(),
    /** As it is sent and signed, with each try. It names nobody: receivers ask for what they may know. */
    body: text().notNull(),
    /** One of `deliveryStates`. */
    state: text().notNull(),
    tries: integer().notNull().default(0),
    status: integer(),
    problem: text(),
    answer: text().notNull().default(''),
    took_ms: integer(),
    created_at: instant().notNull(),
    tried_at: instant(),
    /** While it is sent: when another process would take it over. */
    next_try_at: instant(),
  },
  table => [
    index().on(table.channel_id),
    index().on(table.endpoint_id, table.id),
    index().on(table.created_at),
    index('webhook_deliveries_due').on(table.next_try_at).where(sql`${table.state} = 'waiting'`),
  ],
)
