import { sql } from 'drizzle-orm'
import { bigint, check, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { channelId } from './channel.ts'
import { instant } from './columns.ts'

/**
 * What browsers told, counted: reports read these and no rows of visits. A session and all of its views are filed under one day,
 * so that visits and views of several days add up; visitors of several days never do. Nobody can be found in here.
 */
export const dayCounts = pgTable(
  'day_counts',
  {
    channel_id: channelId(),
    /** What is counted: `visit` all together, `country`, `device` and `campaign` of them, and so on. */
    topic: text().notNull(),
    day: date().notNull(),
    name: text().notNull(),
    visits: integer().notNull(),
    /** Null: not known of this topic. */
    visitors: integer(),
  },
  table => [
    primaryKey({ columns: [table.channel_id, table.topic, table.day, table.name] }),
    check(
      'day_counts_topic',
      sql`${table.topic} in ('visit', 'country', 'device', 'campaign', 'step', 'search', 'clip')`,
    ),
  ],
)

const watchedMs = {
  playing_ms: bigint({ mode: 'number' }).notNull(),
  stalled_ms: bigint({ mode: 'number' }).notNull(),
}

/** No foreign keys to games: reports remember those that are gone. */
export const gameDays = pgTable(
  'game_days',
  {
    channel_id: channelId(),
    day: date().notNull(),
    event_id: integer().notNull(),
    /** Players that showed at least one moving picture. */
    views: integer().notNull(),
    ...watchedMs,
    stalls: integer().notNull(),
  },
  table => [primaryKey({ columns: [table.channel_id, table.day, table.event_id] })],
)

export const gameMinutes = pgTable(
  'game_minutes',
  {
    channel_id: channelId(),
    event_id: integer().notNull(),
    minute: instant().notNull(),
    viewers: integer().notNull(),
    ...watchedMs,
    /** Behind live, on average; null: nobody watched live. */
    delay_ms: integer(),
  },
  table => [
    primaryKey({ columns: [table.channel_id, table.event_id, table.minute] }),
    index().on(table.channel_id, table.minute),
  ],
)

/** How far each of these is counted. */
export const countings = pgTable('countings', {
  name: text().primaryKey(),
  until: instant().notNull(),
})
