import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
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
    /** The one sport of a package that was chosen; what it opens is in `event_category_ids`. */
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
    /** What single games took off the price of a pass. */
    credit: integer().notNull().default(0),
    tax: integer().notNull().default(0),
    currency: text().notNull(),
    coupon_code: text(),
    /** The pass that this game counts towards; it counts once, unless that pass was not paid. */
    counted_towards_id: integer().references((): AnyPgColumn => orders.id),
    /** Null for what does not renew. */
    auto_renewal: text(),
    /** The end of the paid or free period of a subscription. */
    period_ends_at: instant(),
    is_trial: boolean().notNull().default(false),
    /** Bought for somebody else: it opens for the holder of its gift, see gifts. */
    is_gift: boolean().notNull().default(false),
    /** More than one: bought for a group, each with a row in gifts. */
    seats: integer().notNull().default(1),
    is_past_due: boolean().notNull().default(false),
    /** Where a renewal that failed can be paid. */
    pay_url: text(),
    /** The end of the period that a mail announced to its buyer. */
    told_ahead_of: instant(),
    /** The provider's last answer, as an explanation. */
    payment_state: text(),
    /** When its charge was sent last; null: it needs none. */
    attempted_at: instant(),
    /** When the provider was asked last. */
    settled_at: instant(),
    /** Grows with each change: a process that asked the provider earlier does not overwrite a later result. */
    version: integer().notNull().default(1),
    /** Of the card's fingerprint, so that who tries out cards is seen; null: none was needed. */
    card_hash: text(),
    /** Why the bank said no, in the provider's words; null: it did not, or does not say. */
    decline_code: text(),
    // Of the card that was tried last, where it is known.
    card_brand: text(),
    card_last4: text(),
    /** The campaign that led to it. */
    trk: text(),
    // What the payment provider calls it. Its ids are those of the channel's own account there.
    payment_intent_id: text(),
    payment_subscription_id: text(),
    payment_customer_id: text(),
    /** Whose ids these are: the account that it was begun at, however the channel's keys change. */
    payment_account: text(),
    checkout_session_id: text(),
    /** What its tax was counted by; null: it has none, or a subscription whose bills are taxed by themselves. */
    tax_calculation_id: text(),
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
    index().on(table.channel_id, table.created_at),
    // Playback reads only these.
    index('orders_that_open')
      .on(table.user_id)
      .where(sql`${table.status} = 'paid' and ${table.activity_status} = 'active'`),
    index().on(table.counted_towards_id),
    index('orders_by_campaign').on(table.channel_id, table.trk).where(sql`${table.trk} is not null`),
    // What the reconciler asks for.
    index('orders_unsettled').on(table.channel_id, table.created_at).where(sql`${table.status} = 'created'`),
    index('orders_renewing')
      .on(table.channel_id, table.period_ends_at)
      .where(sql`${table.payment_subscription_id} is not null and ${table.activity_status} = 'active'`),
    // What ends soon.
    index('orders_ending')
      .on(table.channel_id, table.expires_at)
      .where(sql`${table.status} = 'paid' and ${table.activity_status} = 'active'`),
    // Two tabs pay only once: a user has one open attempt at a purchase.
    uniqueIndex('orders_open_attempt')
      .on(
        table.channel_id,
        table.user_id,
        table.type,
        // One subscription at a time, whichever it is.
        sql`coalesce(${table.event_id}, ${table.package_id}, 0)`,
        sql`coalesce(${table.participant_id}, 0)`,
        // One's own and a gift are two purchases.
        table.is_gift,
      )
      .where(sql`${table.status} = 'created'`),
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
