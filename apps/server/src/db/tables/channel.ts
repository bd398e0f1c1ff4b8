import {
  type AnyPgColumn,
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import { bytea, id, instant, position, retiredAt, storedText } from './columns.ts'

export const channels = pgTable('channels', {
  id: id(),
  channel_key: text().notNull().unique(),
  /** Grows with every change to what the channel shows; caches compare it. */
  revision: bigint({ mode: 'number' }).notNull().default(1),
  /** Grows with every change of an event; the row's lock makes the changes of a channel commit in this order. */
  events_cursor: bigint({ mode: 'number' }).notNull().default(0),
  settings: jsonb().notNull(),
  /** Its operators must have a second factor. */
  demands_totp: boolean().notNull().default(false),
  /** When an operator said that the terms, the privacy policy and the refund policy are right; null: nobody has yet. */
  legal_seen_at: instant(),
})

export const channelId = () =>
  integer()
    .notNull()
    .references(() => channels.id, { onDelete: 'cascade' })

export const channelHosts = pgTable(
  'channel_hosts',
  {
    host: text().primaryKey(),
    channel_id: channelId(),
    /** Search engines get the first. */
    position: position(),
  },
  table => [index().on(table.channel_id)],
)

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
    retired_at: retiredAt(),
    /** Else an operator sent it for a game, and the channel's files neither know nor remove it. */
    is_of_files: boolean().notNull().default(true),
    added_at: instant().notNull().defaultNow(),
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

export const imageId = () => integer().references(() => images.id)

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
  table => [index().on(table.parent_id), index().on(table.channel_id, table.position)],
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
    hidden: boolean().notNull().default(false),
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
