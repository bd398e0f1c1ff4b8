import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { channelId } from './channel.ts'
import { id, instant, storedText } from './columns.ts'
import { events } from './events.ts'
import { packages, subscriptions } from './products.ts'
import { eventCategories, participants } from './roster.ts'
import { users } from './users.ts'

/** What somebody bought, or began to buy. Invoices outlive accounts and products, so both may be gone. */
export const orders = pgTable(
  'orders',
  {
    id: id(),
    channel_id: channelId(),
    user_id: integer().references(() => users.id, { onDelete: 'set null' }),
    type: text().notNull(),
    event_id: integer().references(() => events.id, { onDelete: 'set null' }),
    /** Of a single game too: the single-event package that it was bought as. */
    package_id: integer().references(() => packages.id, { onDelete: 'set null' }),
    subscription_id: integer().references(() => subscriptions.id, { onDelete: 'set null' }),
    /** Null: all sports of the package. */
    event_category_id: integer().references(() => eventCategories.id, { onDelete: 'set null' }),
    /** The team of a team pass. */
    participant_id: integer().references(() => participants.id, { onDelete: 'set null' }),
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
    created_at: instant().notNull(),
    /** Null: for as long as the product lasts. */
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
    check('orders_type', sql`${table.type} in ('event', 'package', 'subscription')`),
    check('orders_status', sql`${table.status} in ('created', 'failed', 'paid', 'refunded')`),
    check(
      'orders_activity_status',
      sql`${table.activity_status} in ('expired', 'inactive', 'active', 'canceled')`,
    ),
    check('orders_auto_renewal', sql`${table.auto_renewal} in ('active', 'cancelled')`),
  ],
)
