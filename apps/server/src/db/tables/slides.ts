import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { channelId, imageId } from './channel.ts'
import { id, position, storedText } from './columns.ts'
import { eventLocations } from './roster.ts'
import { videoId } from './videos.ts'

export const slides = pgTable(
  'slides',
  {
    id: id(),
    channel_id: channelId(),
    position: position(),
    alias: text().notNull(),
    slidable_type: text().notNull(),
    slidable_id: integer(),
    type: text().notNull(),
    badge: storedText(),
    title: storedText().notNull(),
    text: storedText(),
    image_id: imageId(),
    video_id: videoId(),
    link_url: text(),
    link_label: storedText(),
    hidden: boolean().notNull().default(false),
    /** The first and the last day on which it is shown, by the channel's clocks. */
    shown_from: date(),
    shown_until: date(),
  },
  table => [
    index().on(table.image_id),
    index().on(table.video_id),
    unique().on(table.channel_id, table.alias),
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
    /** Null: its clip is the video. */
    url: text(),
    video_id: videoId(),
    location_id: integer().references(() => eventLocations.id),
    event_category_ids: integer().array().notNull(),
    is_ad: boolean().notNull().default(true),
    for_vod: boolean().notNull(),
    for_live: boolean().notNull(),
    weight: integer().notNull(),
    /** Null: it cannot be skipped. */
    skip_after_seconds: integer(),
  },
  table => [
    index().on(table.location_id),
    index().on(table.video_id),
    unique().on(table.channel_id, table.alias),
  ],
)
