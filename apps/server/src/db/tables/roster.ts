import type { OwnScoring } from '@grandstand/rules'
import { sql } from 'drizzle-orm'
import { type AnyPgColumn, check, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { channelId, imageId } from './channel.ts'
import { id, position, retiredAt, storedTags, storedText } from './columns.ts'

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
    /** Those of the sports above it count too. */
    clip_tags: storedTags().notNull().default([]),
    /** The board of its games and of those below it; null: the usual one. */
    scoring: jsonb().$type<OwnScoring>(),
    retired_at: retiredAt(),
  },
  table => [
    index().on(table.image_id),
    index().on(table.parent_id),
    unique().on(table.channel_id, table.alias),
  ],
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
    retired_at: retiredAt(),
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
    retired_at: retiredAt(),
  },
  table => [index().on(table.image_id), unique().on(table.channel_id, table.alias)],
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
    /** Null: the whole name. */
    card_name: storedText(),
    /** Null: the school's colour. */
    color: text(),
    /** Empty: the school's picture. */
    image_ids: integer().array().notNull(),
    gender: text().notNull(),
    category_id: integer()
      .notNull()
      .references(() => eventCategories.id),
    retired_at: retiredAt(),
  },
  table => [
    index().on(table.category_id),
    index().on(table.group_id),

    unique().on(table.channel_id, table.alias),
    unique('participants_id_group').on(table.id, table.group_id),
    check('participants_gender', sql`${table.gender} in ('men', 'women', 'not identified')`),
  ],
)
