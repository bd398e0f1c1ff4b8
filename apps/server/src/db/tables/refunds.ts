import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import { channelId } from './channel.ts'
import { id, instant } from './columns.ts'
import { events } from './events.ts'
import { orders } from './orders.ts'

/** Refunds, with operator and reason: written before the provider is asked, and carried out once. */
export const refunds = pgTable(
  'refunds',
  {
    id: id(),
    channel_id: channelId(),
    order_id: integer()
      .notNull()
      .references(() => orders.id),
    /** In minor units; null: all that is left, until it is known how much that was. */
    amount: integer(),
    reason: text().notNull(),
    /** The game that was called off; an order is refunded for it once. */
    event_id: integer().references(() => events.id),
    /** The caller's name for it: the same one again is the same refund. */
    idempotency_key: text(),
    /** Empty: by command. */
    operator_email: text().notNull(),
    requested_at: instant().notNull(),
    tries: integer().notNull().default(0),
    /** Until then it is the business of the process that tries it. */
    next_try_at: instant().notNull(),
    /** The provider gives the same answer to the same key, so that after a failure of its own it gets another. */
    key_number: integer().notNull().default(1),
    /** Null: it is still to be done. */
    ended_at: instant(),
    /** Why nothing was given back. */
    problem: text(),
  },
  table => [
    index().on(table.channel_id),
    index().on(table.order_id),
    index().on(table.event_id),
    index('refunds_waiting').on(table.next_try_at).where(sql`${table.ended_at} is null`),
    uniqueIndex('refunds_of_event').on(table.order_id, table.event_id).where(sql`${table.problem} is null`),
    unique('refunds_idempotency').on(table.order_id, table.idempotency_key),
    check('refunds_amount', sql`${table.amount} > 0`),
    check('refunds_problem', sql`${table.problem} in ('nothing_paid', 'refused', 'unreachable')`),
  ],
)
