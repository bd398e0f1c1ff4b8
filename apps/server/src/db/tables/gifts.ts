import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { channelId } from './channel.ts'
import { id, instant } from './columns.ts'
import { orders } from './orders.ts'
import { users } from './users.ts'

/** To whom an order opens that was bought for somebody else. Its money, its end and its state are the order's. */
export const gifts = pgTable(
  'gifts',
  {
    id: id(),
    channel_id: channelId(),
    order_id: integer()
      .notNull()
      .references(() => orders.id),
    /** Its number in a group; the gift to one person is number 1. */
    seat: integer().notNull().default(1),
    /** Where its link goes. Null: it is a group's, or its owner has deleted their account. */
    email: text(),
    message: text().notNull(),
    /** Of the secret in its link; null: it was not sent yet, or it is opened. */
    token_hash: text(),
    sent_at: instant(),
    /** Who opened it: it opens for them. */
    user_id: integer().references(() => users.id, { onDelete: 'set null' }),
    opened_at: instant(),
    /** Its buyer took it back and opened it. */
    is_kept: boolean().notNull().default(false),
    created_at: instant().notNull(),
  },
  table => [
    unique('gifts_seat').on(table.channel_id, table.order_id, table.seat),
    // Nobody takes two seats of a group, not even with two links at once.
    unique('gifts_holder').on(table.order_id, table.user_id),
    unique('gifts_token').on(table.token_hash),
    index().on(table.order_id),
    // Playback reads these.
    index('gifts_of_user').on(table.user_id),
    check('gifts_opened', sql`${table.opened_at} is null or ${table.token_hash} is null`),
  ],
)
