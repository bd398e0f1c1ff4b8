import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { StoredText } from './stored-text.ts'

/** Every table belongs to a channel and goes with it. States are text with a CHECK: enum types cannot change inside a migration's transaction. */

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
/** `pg` has parsed the value already; drizzle's own jsonb would parse a string in it once more. */
const storedText = customType<{ data: StoredText; driverData: unknown }>({
  dataType: () => 'jsonb',
  toDriver: value => JSON.stringify(value),
})
const id = () => integer().primaryKey().generatedAlwaysAsIdentity()
const channelId = () =>
  integer()
    .notNull()
    .references(() => channels.id, { onDelete: 'cascade' })
const instant = () => timestamp({ withTimezone: true })
/** The place in a list, as the channel's files order it. */
const position = () => integer().notNull()

export const channels = pgTable('channels', {
  id: id(),
  channel_key: text().notNull().unique(),
  /** Grows with every change to what the channel shows; caches compare it. */
  revision: bigint({ mode: 'number' }).notNull().default(1),
  settings: jsonb().notNull(),
})

export const channelHosts = pgTable('channel_hosts', {
  host: text().primaryKey(),
  channel_id: channelId(),
  /** The first is the one that search engines are told. */
  position: position(),
})

export const colorSettings = pgTable(
  'color_settings',
  {
    channel_id: channelId(),
    client_interface: text().notNull(),
    colors: jsonb().notNull(),
  },
  table => [primaryKey({ columns: [table.channel_id, table.client_interface] })],
)

/** A picture of the channel's folder; its bytes, and those of its smaller copies, are in `image_files`. */
export const images = pgTable(
  'images',
  {
    id: id(),
    channel_id: channelId(),
    path: text().notNull(),
    source_hash: text().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    /** Smallest first; the last has the picture's own size. */
    variants: jsonb().$type<{ hash: string; width: number }[]>().notNull(),
  },
  table => [unique().on(table.channel_id, table.path)],
)

export const imageFiles = pgTable(
  'image_files',
  {
    channel_id: channelId(),
    hash: text().notNull(),
    mime: text().notNull(),
    bytes: bytea().notNull(),
  },
  table => [primaryKey({ columns: [table.channel_id, table.hash] })],
)

const imageId = () => integer().references(() => images.id)

export const staticBlocks = pgTable(
  'static_blocks',
  { id: id(), channel_id: channelId(), alias: text().notNull(), body: storedText().notNull() },
  table => [unique().on(table.channel_id, table.alias)],
)

export const menuItems = pgTable(
  'menu_items',
  {
    id: id(),
    channel_id: channelId(),
    parent_id: integer().references((): AnyPgColumn => menuItems.id, { onDelete: 'cascade' }),
    position: position(),
    name: storedText().notNull(),
    type: text().notNull(),
    url: text(),
    alias: text(),
    vod_media_item_id: integer(),
  },
  table => [index().on(table.channel_id, table.position)],
)

export const pages = pgTable(
  'pages',
  {
    id: id(),
    channel_id: channelId(),
    position: position(),
    url: text().notNull(),
    alt_name: text(),
    name: storedText().notNull(),
    title: storedText().notNull(),
    description: storedText().notNull(),
    /** Markdown by language. */
    body: jsonb().$type<Record<string, string>>().notNull(),
  },
  table => [unique().on(table.channel_id, table.url)],
)

export const faqEntries = pgTable(
  'faq_entries',
  {
    id: id(),
    channel_id: channelId(),
    position: position(),
    category: storedText().notNull(),
    question: storedText().notNull(),
    answer: storedText().notNull(),
  },
  table => [unique().on(table.channel_id, table.position)],
)

export const eventCategories = pgTable(
  'event_categories',
  {
    id: id(),
    channel_id: channelId(),
    parent_id: integer().references((): AnyPgColumn => eventCategories.id),
    position: position(),
    alias: text().notNull(),
    name: storedText().notNull(),
    image_id: imageId(),
  },
  table => [unique().on(table.channel_id, table.alias)],
)

export const eventLocations = pgTable(
  'event_locations',
  {
    id: id(),
    channel_id: channelId(),
    position: position(),
    alias: text().notNull(),
    name: storedText().notNull(),
    city: storedText().notNull(),
    time_zone: text().notNull(),
  },
  table => [unique().on(table.channel_id, table.alias)],
)

export const participantGroups = pgTable(
  'participant_groups',
  {
    id: id(),
    channel_id: channelId(),
    position: position(),
    alias: text().notNull(),
    name: storedText().notNull(),
    city: storedText().notNull(),
    color: text().notNull(),
    image_id: imageId(),
  },
  table => [unique().on(table.channel_id, table.alias)],
)

export const participants = pgTable(
  'participants',
  {
    id: id(),
    channel_id: channelId(),
    group_id: integer()
      .notNull()
      .references(() => participantGroups.id),
    position: position(),
    alias: text().notNull(),
    name: storedText().notNull(),
    short_name: text().notNull(),
    /** Null: the school's colour. */
    color: text(),
    /** Empty: the school's picture. */
    image_ids: integer().array().notNull(),
    gender: text().notNull(),
    category_id: integer()
      .notNull()
      .references(() => eventCategories.id),
  },
  table => [
    unique().on(table.channel_id, table.alias),
    check('participants_gender', sql`${table.gender} in ('men', 'women', 'not identified')`),
  ],
)

export const slides = pgTable(
  'slides',
  {
    id: id(),
    channel_id: channelId(),
    position: position(),
    slidable_type: text().notNull(),
    slidable_id: integer(),
    type: text().notNull(),
    badge: storedText(),
    title: storedText().notNull(),
    text: storedText().notNull(),
    image_id: imageId(),
    link_url: text(),
    link_label: storedText(),
  },
  table => [
    unique().on(table.channel_id, table.position),
    check(
      'slides_slidable_type',
      sql`${table.slidable_type} in ('main', 'category', 'participant', 'group')`,
    ),
  ],
)

export const prerolls = pgTable(
  'prerolls',
  {
    id: id(),
    channel_id: channelId(),
    position: position(),
    alias: text().notNull(),
    url: text().notNull(),
    location_id: integer().references(() => eventLocations.id),
    event_category_ids: integer().array().notNull(),
    for_vod: boolean().notNull(),
    for_live: boolean().notNull(),
    weight: integer().notNull(),
  },
  table => [unique().on(table.channel_id, table.alias)],
)

export const packages = pgTable(
  'packages',
  {
    id: id(),
    channel_id: channelId(),
    position: position(),
    alias: text().notNull(),
    name: storedText().notNull(),
    description: storedText().notNull(),
    base_price: integer().notNull(),
    service_fee: integer().notNull(),
    type: text().notNull(),
    event_category_ids: integer().array().notNull(),
    is_team_pass: boolean().notNull(),
    weight: integer().notNull(),
    tag: storedText(),
  },
  table => [
    unique().on(table.channel_id, table.alias),
    check('packages_type', sql`${table.type} in ('single_event', 'package')`),
  ],
)

export const subscriptions = pgTable(
  'subscriptions',
  {
    id: id(),
    channel_id: channelId(),
    position: position(),
    alias: text().notNull(),
    name: storedText().notNull(),
    description: storedText().notNull(),
    base_price: integer().notNull(),
    service_fee: integer().notNull(),
    offer: text().notNull(),
    trial_period: integer().notNull(),
    weight: integer().notNull(),
  },
  table => [
    unique().on(table.channel_id, table.alias),
    check('subscriptions_offer', sql`${table.offer} in ('annual', 'monthly')`),
  ],
)

export const users = pgTable(
  'users',
  {
    id: id(),
    channel_id: channelId(),
    email: text().notNull(),
    first_name: text().notNull(),
    last_name: text().notNull(),
    phone: text(),
    language: text(),
    email_verified_at: instant(),
    temporary_password: boolean().notNull().default(false),
    trial_period_used: boolean().notNull().default(false),
    created_at: instant().notNull().defaultNow(),
  },
  table => [uniqueIndex('users_email').on(table.channel_id, sql`lower(${table.email})`)],
)

/** A session: anonymous until a user is bound to it. Only hashes are kept, never a key or a cookie. */
export const apiKeys = pgTable(
  'api_keys',
  {
    key_hash: text().primaryKey(),
    channel_id: channelId(),
    user_id: integer().references(() => users.id, { onDelete: 'cascade' }),
    /** Of the cookie that must come along when the key travels in a query string or a body. */
    cookie_hash: text(),
    created_at: instant().notNull(),
    last_seen_at: instant().notNull(),
    expires_at: instant().notNull(),
  },
  table => [
    index().on(table.expires_at),
    index().on(table.user_id),
    check('api_keys_cookie', sql`(${table.user_id} is null) = (${table.cookie_hash} is null)`),
  ],
)
