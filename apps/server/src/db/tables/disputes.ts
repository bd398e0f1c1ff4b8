import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { channelId } from './channel.ts'
import { instant } from './columns.ts'
import { orders } from './orders.ts'

/** Payments that somebody has their bank take back, as the provider last reported. */
export const disputes = pgTable(
  'disputes',
  {
    channel_id: channelId(),
    dispute_id: text().notNull(),
    order_id: integer()
      .notNull()
      .references(() => orders.id),
    /** In minor units. */
    amount: integer().notNull(),
    /** In the provider's words. */
    reason: text().notNull(),
    state: text().notNull(),
    opened_at: instant().notNull(),
    /** Until when evidence is taken. */
    due_at: instant(),
    closed_at: instant(),
    /** When evidence was sent. */
    answered_at: instant(),
    tries: integer().notNull().default(0),
    /** Until then it is the business of the process that tries to answer. */
    next_try_at: instant().notNull(),
  },
  table => [
    primaryKey({ columns: [table.channel_id, table.dispute_id] }),
    index().on(table.order_id),
    index('disputes_unanswered')
      .on(table.next_try_at)
      .where(sql`${table.state} = 'open' and ${table.answered_at} is null`),
    check('disputes_state', sql`${table.state} in ('open', 'won', 'lost')`),
  ],
)
