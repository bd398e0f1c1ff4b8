import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core'
import { channelId } from './channel.ts'
import { instant } from './columns.ts'
import { orders } from './orders.ts'

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
    /** Why the bank did not take it, in the provider's words. */
    failure: text(),
    /** Its lines are kept. Those of a payout that was made by hand nobody knows. */
    is_itemised: boolean().notNull().default(false),
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

/** What a payout consists of, as the provider's account of it says. */
export const payoutLines = pgTable(
  'payout_lines',
  {
    channel_id: integer().notNull(),
    account: text().notNull(),
    payout_id: text().notNull(),
    line_id: text().notNull(),
    kind: text().notNull(),
    /** Null: another channel of the account sold it, or nobody did. */
    order_id: integer().references(() => orders.id),
    /** Before the fee; negative for what goes back. */
    amount: integer().notNull(),
    fee: integer().notNull(),
    at: instant().notNull(),
  },
  table => [
    primaryKey({ columns: [table.channel_id, table.account, table.payout_id, table.line_id] }),
    foreignKey({
      name: 'payout_lines_payout',
      columns: [table.channel_id, table.account, table.payout_id],
      foreignColumns: [payouts.channel_id, payouts.account, payouts.payout_id],
    }).onDelete('cascade'),
    index().on(table.order_id),
    check(
      'payout_lines_kind',
      sql`${table.kind} in ('payment', 'refund', 'dispute', 'fee', 'returned', 'adjustment')`,
    ),
  ],
)
