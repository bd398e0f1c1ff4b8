import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { channelId } from './channel.ts'
import { id, instant, storedText } from './columns.ts'
import { events } from './events.ts'
import { packages, subscriptions } from './products.ts'
import { eventCategories, participants } from './roster.ts'
import { users } from './users.ts'

/** What somebody bought, or began to buy. Invoices outlive accounts; what was bought is retired, never deleted. */
export const orders = pgTable(
  'orders',
  {
    id: id(),
    channel_id: channelId(),
    user_id: integer().references(() => users.id, { onDelete: 'set null' }),
    type: text().notNull(),
    event_id: integer().references(() => events.id),
    /** Of a single game too: the single-event package that it was bought as. */
    package_id: integer().references(() => packages.id),
    subscription_id: integer().references(() => subscriptions.id),
    /** The one sport of a package that was chosen; what it opens stands in `event_category_ids`. */
    event_category_id: integer().references(() => eventCategories.id),
    /** The team of a team pass. */
    participant_id: integer().references(() => participants.id),
    // What it opens, as `takeScope` found it when it was bought: later changes of the channel change nothing of it.
    all_categories: boolean().notNull(),
    event_category_ids: integer().array().notNull(),
    newest_category_id: integer().notNull(),
    is_team_pass: boolean().notNull(),
    capabilities: text().array().notNull(),
    product_name: storedText().notNull(),
    status: text().notNull(),
    activity_status: text().notNull(),
    base_price: integer().notNull(),
    service_fee: integer().notNull(),
    discount: integer().notNull().default(0),
    tax: integer().notNull().default(0),
    currency: text().notNull(),
    /** Null for what does not renew. */
    auto_renewal: text(),
    // What the payment provider calls it. Its ids are those of the channel's own account there.
    payment_intent_id: text(),
    payment_subscription_id: text(),
    payment_customer_id: text(),
    checkout_session_id: text(),
    /** The buyer's own name for the attempt: the same one again is the same order. */
    idempotency_key: text(),
    created_at: instant().notNull(),
    updated_at: instant().notNull(),
    /** Null: it has no end. */
    expires_at: instant(),
  },
  table => [
    index().on(table.event_id),
    index().on(table.package_id),
    index().on(table.subscription_id),
    index().on(table.event_category_id),
    index().on(table.participant_id),

    index('orders_of_user').on(table.user_id, table.id),
    index().on(table.channel_id, table.id),
    // Who watches asks for these alone.
    index('orders_that_open')
      .on(table.user_id)
      .where(sql`${table.status} = 'paid' and ${table.activity_status} = 'active'`),
    unique('orders_idempotency').on(table.channel_id, table.user_id, table.idempotency_key),
    unique('orders_payment_intent').on(table.channel_id, table.payment_intent_id),
    unique('orders_checkout_session').on(table.channel_id, table.checkout_session_id),
    index('orders_payment_subscription').on(table.channel_id, table.payment_subscription_id),
    index('orders_payment_customer').on(table.channel_id, table.payment_customer_id),
    // All sports are said, never meant by a list that is empty.
    check(
      'orders_categories',
      sql`not ${table.all_categories} or cardinality(${table.event_category_ids}) = 0`,
    ),
    check('orders_type', sql`${table.type} in ('event', 'package', 'subscription')`),
    check('orders_status', sql`${table.status} in ('created', 'failed', 'paid', 'refunded')`),
    check(
      'orders_activity_status',
      sql`${table.activity_status} in ('expired', 'inactive', 'active', 'canceled')`,
    ),
    check('orders_auto_renewal', sql`${table.auto_renewal} in ('active', 'cancelled')`),
  ],
)
