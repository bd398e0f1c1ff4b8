import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { channelId } from './channel.ts'
import { instant } from './columns.ts'
import { orders } from './orders.ts'
import { userId } from './users.ts'

/**
 * Google's ids for the buyer of an order, if that buyer agreed. They go with the account, and with the channel's other
 * analytics when their time is over.
 */
export const googleVisitors = pgTable(
  'google_visitors',
  {
    order_id: integer()
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    channel_id: channelId(),
    user_id: userId(),
    client_id: text().notNull(),
    session_id: text(),
    /** What Google knows of the order, each by its own name. */
    told: text().array().notNull().default([]),
    at: instant().notNull(),
  },
  table => [index().on(table.channel_id, table.at), index().on(table.user_id)],
)
