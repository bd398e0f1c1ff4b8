import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { channelId } from './channel.ts'
import { clips } from './clips.ts'
import { instant } from './columns.ts'
import { eventId, events } from './events.ts'
import { eventMedia } from './media.ts'
import { userId, users } from './users.ts'
import { videos } from './videos.ts'
import { vodMediaItems } from './vod.ts'

/** One player that is open; its heartbeat keeps it so. */
export const playbacks = pgTable(
  'playbacks',
  {
    id: text().primaryKey(),
    channel_id: channelId(),
    /** Null: a visitor who watches what is free. */
    user_id: integer().references(() => users.id, { onDelete: 'cascade' }),
    /** Of the api key that opened it; no other may renew it. */
    key_hash: text().notNull(),
    /** Of an event, with which of its media; else of the library, or a clip. */
    event_id: integer().references(() => events.id, { onDelete: 'cascade' }),
    event_media_id: integer().references(() => eventMedia.id, { onDelete: 'cascade' }),
    vod_media_item_id: integer().references(() => vodMediaItems.id, { onDelete: 'cascade' }),
    clip_id: integer().references(() => clips.id, { onDelete: 'cascade' }),
    /** What a shared clip was opened with. */
    share_uuid: uuid(),
    /** Null: a player of another site. */
    video_id: integer().references(() => videos.id, { onDelete: 'cascade' }),
    started_at: instant().notNull(),
    seen_at: instant().notNull(),
    /** A newer player of the same account took its place. By the database's clock, as is the next: processes follow both. */
    replaced_at: instant(),
    /** Its viewer left, or went on with another camera. */
    left_at: instant(),
    /** It goes on with its first address: that one's token opens for the life of a token after the last renewal. */
    keeps_address: boolean().notNull().default(false),
    /** Set once it is cast: marks of the networks from which its television has come. */
    cast_marks: text().array(),
    /** Of the receiver that plays it, since when, and when it last asked for something. */
    cast_ticket: text(),
    cast_began_at: instant(),
    cast_used_at: instant(),
    /** The first viewing that a browser told of it. No other counts by this player. */
    view_id: uuid(),
    /** Of a free preview: until when it plays, and where in the video begins what it opens. */
    ends_at: instant(),
    from_ms: integer(),
    /** Several games beside each other on one screen have the same, and count as one player. */
    group_mark: text(),
  },
  table => [
    index().on(table.channel_id),
    index().on(table.event_id),
    index().on(table.event_media_id),
    index().on(table.vod_media_item_id),
    index().on(table.clip_id),
    index().on(table.video_id),
    // None with the time of the last renewal: each renewal would then rewrite every index.
    index().on(table.user_id),
    index().on(table.replaced_at).where(sql`${table.replaced_at} is not null`),
    index().on(table.left_at).where(sql`${table.left_at} is not null`),
  ],
)

/** The free seconds of a sold game that somebody has begun: once for a device, and once for an account. */
export const freePreviews = pgTable(
  'free_previews',
  {
    channel_id: channelId(),
    event_id: eventId(),
    key_hash: text().notNull(),
    /** Of the browser's cookie, which outlives a key: each login and logout gives a new one. */
    device: text().notNull(),
    user_id: integer().references(() => users.id, { onDelete: 'cascade' }),
    began_at: instant().notNull(),
    ends_at: instant().notNull(),
  },
  table => [
    primaryKey({ columns: [table.event_id, table.key_hash] }),
    index().on(table.channel_id),
    unique().on(table.event_id, table.device),
    unique().on(table.event_id, table.user_id),
    index().on(table.user_id),
    index().on(table.ends_at),
  ],
)

/** Which sold games a user opened, and when: kept from players that are over, for disputes about a payment. */
export const viewings = pgTable(
  'viewings',
  {
    channel_id: channelId(),
    user_id: userId(),
    event_id: eventId(),
    first_at: instant().notNull(),
    last_at: instant().notNull(),
    times: integer().notNull(),
  },
  table => [
    primaryKey({ columns: [table.user_id, table.event_id] }),
    index().on(table.channel_id),
    index().on(table.event_id),
    index().on(table.last_at),
  ],
)

/** Where a user left off. */
export const watchPositions = pgTable(
  'watch_positions',
  {
    channel_id: channelId(),
    user_id: userId(),
    /** An event, or else an item of the library. */
    event_id: integer().references(() => events.id, { onDelete: 'cascade' }),
    vod_media_item_id: integer().references(() => vodMediaItems.id, { onDelete: 'cascade' }),
    position_seconds: integer().notNull(),
    /** Null: the game was live, whose length nobody knew. */
    duration_seconds: integer(),
    /** The end was seen once, wherever they are now. */
    is_watched: boolean().notNull().default(false),
    updated_at: instant().notNull(),
  },
  table => [
    index().on(table.channel_id),
    index().on(table.event_id),
    index().on(table.vod_media_item_id),
    unique().on(table.user_id, table.event_id),
    unique().on(table.user_id, table.vod_media_item_id),
    check('watch_positions_of_one', sql`num_nonnulls(${table.event_id}, ${table.vod_media_item_id}) = 1`),
  ],
)

/** A browser whose page shows a live game that has no picture. It says so again every half minute. */
export const waitingVisitors = pgTable(
  'waiting_visitors',
  {
    channel_id: channelId(),
    event_id: eventId(),
    /** Of its api key. */
    key_hash: text().notNull(),
    seen_at: instant().notNull(),
  },
  // No index on the time: a row that is seen again then stays where it is.
  table => [primaryKey({ columns: [table.event_id, table.key_hash] }), index().on(table.channel_id)],
)
