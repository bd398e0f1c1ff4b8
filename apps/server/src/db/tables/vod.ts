import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { channelId, imageId } from './channel.ts'
import { id, position, storedText } from './columns.ts'
import { videoId } from './videos.ts'

export const vodMediaCategories = pgTable(
  'vod_media_categories',
  {
    id: id(),
    channel_id: channelId(),
    position: position(),
    alias: text().notNull(),
    name: storedText().notNull(),
  },
  table => [unique().on(table.channel_id, table.alias)],
)

export const vodMediaItems = pgTable(
  'vod_media_items',
  {
    id: id(),
    channel_id: channelId(),
    position: position(),
    alias: text().notNull(),
    title: storedText().notNull(),
    description: storedText().notNull(),
    date: date({ mode: 'string' }).notNull(),
    duration_seconds: integer(),
    category_ids: integer().array().notNull(),
    image_id: imageId(),
    preview_id: imageId(),
    video_id: videoId(),
    access: text().notNull().default('vod_media_access'),
    /** Of access by product: any of these opens it. */
    package_ids: integer().array().notNull().default([]),
    subscription_ids: integer().array().notNull().default([]),
  },
  table => [
    index().on(table.image_id),
    index().on(table.preview_id),
    index().on(table.video_id),
    check(
      'vod_media_items_access',
      sql`${table.access} in ('free', 'register', 'vod_media_access', 'product', 'game')`,
    ),
    unique().on(table.channel_id, table.alias),
    index().on(table.channel_id, table.date, table.id),
  ],
)

export const vodMediaRails = pgTable(
  'vod_media_rails',
  {
    id: id(),
    channel_id: channelId(),
    position: position(),
    alias: text().notNull(),
    title: storedText().notNull(),
    /** In the order on screen. */
    vod_media_item_ids: integer().array().notNull(),
  },
  table => [unique().on(table.channel_id, table.alias)],
)
