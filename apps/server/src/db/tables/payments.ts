import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { channelId } from './channel.ts'
import { id, instant, storedText } from './columns.ts'
import { orders } from './orders.ts'
import { userId } from './users.ts'

/** Each payment of an order: the first, and one for each renewal. */
export const transactions = pgTable(
  'transactions',
  {
    id: id(),
    channel_id: channelId(),
    order_id: integer()
      .notNull()
      .references(() => orders.id),
    /** `created` is a new order, `updated` a renewal or another plan. */
    event: text().notNull(),
    /** The change to another plan. */
    is_switch: boolean().notNull().default(false),
    status: text().notNull(),
    base_price: integer().notNull(),
    service_fee: integer().notNull(),
    discount: integer().notNull(),
    credit: integer().notNull(),
    tax: integer().notNull(),
    total: integer().notNull(),
    refunded: integer().notNull().default(0),
    /** The provider's payment or invoice; the order itself if it was free. */
    payment_id: text().notNull(),
    receipt_url: text(),
    /** Where known, of the card that it was paid with. */
    card_brand: text(),
    card_last4: text(),
    // The product, and the seller as in the channel's settings then: a receipt stays as it was.
    product_name: storedText(),
    seller: jsonb(),
    at: instant().notNull(),
  },
  table => [
    index().on(table.order_id),
    index().on(table.channel_id, table.at),
    unique('transactions_payment').on(table.channel_id, table.payment_id),
    check('transactions_event', sql`${table.event} in ('created', 'updated')`),
    check('transactions_status', sql`${table.status} in ('created', 'failed', 'paid', 'refunded')`),
  ],
)

/** The user's id at the provider's account; another account knows nobody yet. */
export const paymentCustomers = pgTable(
  'payment_customers',
  {
    channel_id: channelId(),
    user_id: userId(),
    account: text().notNull(),
    customer_id: text().notNull(),
  },
  table => [
    primaryKey({ columns: [table.user_id, table.account] }),
    index().on(table.channel_id, table.customer_id),
  ],
)

/** What the provider has sent already: a repeat changes nothing. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    channel_id: channelId(),
    event_id: text().notNull(),
    type: text().notNull(),
    /** Null: it was about nothing of ours. */
    order_id: integer().references(() => orders.id),
    received_at: instant().notNull(),
  },
  table => [
    primaryKey({ columns: [table.channel_id, table.event_id] }),
    index().on(table.received_at),
    index().on(table.order_id),
  ],
)

/**
 * Where the provider tells us, as we have registered it; the secret that it signs with is sealed. The sandbox tells each process
 * by itself, so that a channel may have several.
 */
export const paymentEndpoints = pgTable(
  'payment_endpoints',
  {
    channel_id: channelId(),
    account: text().notNull(),
    endpoint_id: text().notNull(),
    url: text().notNull(),
    sealed_secret: text().notNull(),
  },
  table => [primaryKey({ columns: [table.channel_id, table.account, table.url] })],
)

/**
 * Accounts that operators connected in the Studio, with their keys sealed. Those of before stay: what was paid there is refunded
 * and disputed there.
 */
export const paymentAccounts = pgTable(
  'payment_accounts',
  {
    channel_id: channelId(),
    /** Of the account and its mode: new keys of the same account keep it. */
    name: text().notNull(),
    label: text().notNull(),
    publishable_key: text().notNull(),
    /** Empty where the platform's secret serves it. */
    sealed_secret: text().notNull(),
    /** What the provider calls it, if the deployment's platform has made it; else it has keys of its own. */
    connected_account: text(),
    is_live: boolean().notNull(),
    adds_tax: boolean().notNull(),
    /** What sells now. */
    is_current: boolean().notNull(),
    /** Empty: the command line. */
    operator_email: text().notNull(),
    connected_at: instant().notNull(),
    /** When a payment went through and came back. */
    tested_at: instant(),
  },
  table => [
    primaryKey({ columns: [table.channel_id, table.name] }),
    uniqueIndex('payment_accounts_current').on(table.channel_id).where(sql`${table.is_current}`),
  ],
)

/** Where the provider tells of all accounts that the deployment's platform has connected. */
export const platformEndpoints = pgTable(
  'platform_endpoints',
  {
    platform: text().notNull(),
    endpoint_id: text().notNull(),
    url: text().notNull(),
    sealed_secret: text().notNull(),
  },
  table => [primaryKey({ columns: [table.platform, table.url] })],
)

/** Cards that had their free trial, by a hash. It outlives the account, or a new one would have another. */
export const trialCards = pgTable(
  'trial_cards',
  { channel_id: channelId(), card_hash: text().notNull(), at: instant().notNull() },
  table => [primaryKey({ columns: [table.channel_id, table.card_hash] })],
)
