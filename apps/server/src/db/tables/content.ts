import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { channelId } from './channel.ts'
import { id, instant } from './columns.ts'
import { operators } from './operators.ts'

/** The draft of a channel: each item that differs from what visitors see. */
export const contentChanges = pgTable(
  'content_changes',
  {
    id: id(),
    channel_id: channelId(),
    kind: text().notNull(),
    /** Identifies the item among its kind; empty for an order. */
    key: text().notNull(),
    change: text().notNull(),
    /** Of an item that is kept: its content, right or wrong. Of an order: the keys. */
    value: jsonb(),
    /** The version that visitors had when it was changed; null: none. */
    base_version: text(),
    operator_email: text().notNull(),
    changed_at: instant().notNull(),
  },
  table => [
    unique('content_changes_thing').on(table.channel_id, table.kind, table.key),
    check('content_changes_change', sql`${table.change} in ('keep', 'remove', 'order')`),
  ],
)

/** What was published in one step, with the channel as it was before: the way back. */
export const contentRevisions = pgTable(
  'content_revisions',
  {
    id: id(),
    channel_id: channelId(),
    operator_email: text().notNull(),
    published_at: instant().notNull(),
    taken_back_at: instant(),
    /** The draft's rows, each with the name of its item. */
    changes: jsonb().notNull(),
    /** The channel's document before, and the version of that after. */
    before: jsonb().notNull(),
    after_version: text().notNull(),
  },
  table => [index().on(table.channel_id, table.id)],
)

/** Pictures that wait for their publication; the bytes are with all others. */
export const contentPictures = pgTable(
  'content_pictures',
  {
    channel_id: channelId(),
    path: text().notNull(),
    hash: text().notNull(),
    operator_email: text().notNull(),
    added_at: instant().notNull(),
  },
  table => [primaryKey({ columns: [table.channel_id, table.path] })],
)

/** What an operator types and has not saved, visible to holders of its token; each operator has one. */
export const contentPreviews = pgTable(
  'content_previews',
  {
    channel_id: channelId(),
    operator_id: integer()
      .notNull()
      .references(() => operators.id, { onDelete: 'cascade' }),
    kind: text().notNull(),
    key: text().notNull(),
    value: jsonb().notNull(),
    typed_at: instant().notNull(),
  },
  table => [primaryKey({ columns: [table.channel_id, table.operator_id] }), index().on(table.operator_id)],
)
