import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { channelId } from './channel.ts'
import { instant } from './columns.ts'

/** What the payment provider sends to the channel's bank, as it reported last. */
export const payouts = pgTable(
  'payouts',
  {
    channel_id: channelId(),
    /** Whose it is at the provider: ids of one account mean nothing to another. */
    account: text().notNull(),
    payout_id: text().notNull(),
    /** Negative where the bank is asked for what refunds have cost. */
    amount: integer().notNull(),
    currency: text().notNull(),
    state: text().notNull(),
    /** On which it arrives or has arrived. */
    arrival_day: date().notNull(),
    created_at: instant().notNull(),
  },
  table => [
    primaryKey({ columns: [table.channel_id, table.account, table.payout_id] }),
    index().on(table.channel_id, table.arrival_day),
    check('payouts_state', sql`${table.state} in ('on_the_way', 'paid', 'failed', 'canceled')`),
  ],
)
