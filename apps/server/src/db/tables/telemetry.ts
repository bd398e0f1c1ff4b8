import { sql } from 'drizzle-orm'
import {
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { channelId } from './channel.ts'
import { bytea, instant } from './columns.ts'
import { users } from './users.ts'

/**
 * What browsers report of visits. Each of the first four tables has a part for each day. A row goes to the day on which its
 * session began, so that a repeat meets the row that it repeats, whenever it comes. `openDays` makes the parts.
 */
const ofSession = {
  day: date().notNull(),
  channel_id: channelId(),
  session: uuid().notNull(),
  at: instant().notNull(),
}
const ofView = { ...ofSession, view_id: uuid().notNull(), seq: integer().notNull() }
const userId = () => integer().references(() => users.id, { onDelete: 'cascade' })

export const visits = pgTable(
  'visits',
  {
    ...ofSession,
    device_type: text().notNull(),
    user_agent: text().notNull(),
    resolution: text().notNull(),
    platform: text().notNull(),
    country_code: text(),
    /** The same for all visits of one browser on one day; on the next day nobody can tell. */
    visitor: text().notNull(),
  },
  table => [primaryKey({ columns: [table.day, table.session] }), index().on(table.channel_id, table.at)],
)

export const pageEvents = pgTable(
  'page_events',
  {
    ...ofView,
    user_id: userId(),
    name: text().notNull(),
    path: text().notNull(),
    details: jsonb().notNull(),
    trk: text(),
  },
  table => [
    primaryKey({ columns: [table.day, table.view_id, table.seq] }),
    index().on(table.channel_id, table.name, table.at),
    index().on(table.user_id).where(sql`${table.user_id} is not null`),
  ],
)

/** No foreign keys to what is watched: it may be gone before its last beacon comes, and reports remember it. */
const watched = { event_id: integer(), vod_media_item_id: integer(), clip_id: integer() }

export const videoEvents = pgTable(
  'video_events',
  { ...ofView, user_id: userId(), ...watched, name: text().notNull(), details: jsonb().notNull() },
  table => [
    primaryKey({ columns: [table.day, table.view_id, table.seq] }),
    index().on(table.channel_id, table.name, table.at),
    index().on(table.user_id).where(sql`${table.user_id} is not null`),
  ],
)

export const videoViewings = pgTable(
  'video_viewings',
  {
    ...ofView,
    user_id: userId(),
    ...watched,
    /** With which camera, or which replay: its seconds are those of its video. */
    event_media_id: integer(),
    from_seconds: doublePrecision().notNull(),
    to_seconds: doublePrecision().notNull(),
    playing_ms: integer().notNull(),
    stalled_ms: integer().notNull(),
    stalls: integer().notNull(),
    delay_ms: integer(),
    height: smallint(),
    is_hidden: boolean().notNull(),
    is_last: boolean().notNull().default(false),
  },
  table => [
    primaryKey({ columns: [table.day, table.view_id, table.seq] }),
    index().on(table.channel_id, table.at),
    index().on(table.event_id, table.at),
    index().on(table.user_id).where(sql`${table.user_id} is not null`),
  ],
)

/** Errors of one cause in one release of the viewer, counted. */
export const errorGroups = pgTable(
  'error_groups',
  {
    channel_id: channelId(),
    /** A hash of their common cause. */
    cause: text().notNull(),
    release: text().notNull(),
    message: text().notNull(),
    call: text(),
    status: integer(),
    path: text().notNull(),
    user_agent: text().notNull(),
    /** Of the last one: the server's log has a line with it. */
    request_id: text(),
    count: integer().notNull(),
    /** Networks that it hit, each once a day. */
    people: integer().notNull().default(1),
    first_at: instant().notNull(),
    last_at: instant().notNull(),
  },
  table => [
    primaryKey({ columns: [table.channel_id, table.cause, table.release] }),
    index().on(table.channel_id, table.last_at),
  ],
)

/** Whom an error hit, so that each counts once a day. With the day's salt, nothing leads from a mark to an address. */
export const errorPeople = pgTable(
  'error_people',
  {
    channel_id: channelId(),
    cause: text().notNull(),
    release: text().notNull(),
    day: date().notNull(),
    mark: text().notNull(),
  },
  table => [
    primaryKey({ columns: [table.channel_id, table.cause, table.release, table.day, table.mark] }),
    index().on(table.day),
  ],
)

/** What the server wrote down of requests that failed, for those who find them among the errors of browsers. */
export const serverErrors = pgTable(
  'server_errors',
  {
    channel_id: channelId(),
    request_id: text().notNull(),
    at: instant().notNull(),
    message: text().notNull(),
    place: text().notNull(),
    stack: text().notNull(),
  },
  table => [
    primaryKey({ columns: [table.channel_id, table.request_id] }),
    index().on(table.channel_id, table.at),
  ],
)

/** Its salt tells one visitor of a day from another; without it, nothing leads from them to an address. */
export const visitorSalts = pgTable('visitor_salts', {
  day: date().primaryKey(),
  salt: bytea().notNull(),
})
