import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core'
import { channelId } from './channel.ts'
import { instant } from './columns.ts'

/**
 * Daily counts, made from what browsers send. Reports read these instead of single visits. A session and its views belong to
 * one day, so visits and views of several days add up; visitors do not. The counts identify nobody.
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
      sql`${table.topic} in ('visit', 'country', 'device', 'campaign', 'step', 'search', 'clip', 'preroll')`,
    ),
  ],
)

const count = () => integer().notNull().default(0)
const bigCount = () => bigint({ mode: 'number' }).notNull().default(0)

/** What `rules/insight/quality-measures.ts` adds up; means and shares are made of these sums when they are read. */
const quality = {
  playing_ms: bigint({ mode: 'number' }).notNull(),
  stalled_ms: bigint({ mode: 'number' }).notNull(),
  /** Behind live, on average; null: nobody watched live. */
  delay_ms: integer(),
  /** Of the time played, that by the height of the picture. */
  sizes: jsonb().$type<Record<string, number>>().notNull().default({}),
  attempts: count(),
  plays: count(),
  /** Of all plays together. */
  startup_ms: bigCount(),
  startup_score: doublePrecision().notNull().default(0),
  exits: count(),
  technical_failures: count(),
  business_failures: count(),
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
    ...quality,
    /** Of the time played, that which was live: by it delays of several days are weighted. */
    live_ms: bigCount(),
    stalls: integer().notNull(),
    /** Of the plays, those that were never interrupted. */
    smooth_plays: count(),
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
    ...quality,
    /** Of the viewers, those who were not interrupted in this minute; null: it was not counted. */
    smooth_viewers: integer(),
  },
  table => [
    primaryKey({ columns: [table.channel_id, table.event_id, table.minute] }),
    index().on(table.channel_id, table.minute),
  ],
)

/**
 * How often each piece of a game's video was seen on a day, counted again with each row that comes for it. No foreign keys, as above.
 */
export const crowdDays = pgTable(
  'crowd_days',
  {
    channel_id: channelId(),
    event_id: integer().notNull(),
    event_media_id: integer().notNull(),
    day: date().notNull(),
    /** By the place of the piece; see `rules/insight/crowd-peaks.ts`. */
    views: integer().array().notNull(),
  },
  table => [primaryKey({ columns: [table.channel_id, table.event_id, table.event_media_id, table.day] })],
)

/** What stands out in them, of all days together. */
export const crowdPeaks = pgTable(
  'crowd_peaks',
  {
    channel_id: channelId(),
    event_id: integer().notNull(),
    event_media_id: integer().notNull(),
    seconds: integer().notNull(),
  },
  table => [primaryKey({ columns: [table.channel_id, table.event_id, table.event_media_id, table.seconds] })],
)

/** How far each of these is counted. */
export const countings = pgTable('countings', {
  name: text().primaryKey(),
  until: instant().notNull(),
})
