import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { channelId } from './channel.ts'
import { id, instant } from './columns.ts'
import { eventId } from './events.ts'
import { eventMedia } from './media.ts'
import { userId, users } from './users.ts'
import { videos } from './videos.ts'

/** A stretch of a game that somebody cut out of it, with a video of its own. */
export const clips = pgTable(
  'clips',
  {
    id: id(),
    channel_id: channelId(),
    /** Null: an operator cut it. */
    user_id: integer().references(() => users.id, { onDelete: 'cascade' }),
    /** The name of that operator; it stays when they leave. */
    made_by: text(),
    event_id: eventId(),
    event_media_id: integer().references(() => eventMedia.id, { onDelete: 'set null' }),
    /** What it is cut from, until its own video has the segments; null: that is gone. */
    source_video_id: integer().references(() => videos.id, { onDelete: 'set null' }),
    /** The size of it. */
    source_rung: text().notNull(),
    /** Its own. */
    video_id: integer()
      .notNull()
      .references(() => videos.id),
    /** For others than its owner, where its own video shows more than the clip and the game is sold: the clip alone. */
    open_video_id: integer().references(() => videos.id, { onDelete: 'set null' }),
    /** Its own video has the segments: nothing else is needed to play it. */
    is_pinned: boolean().notNull().default(false),
    name: text().notNull(),
    tags: text().array().notNull(),
    /** On the time line of the recording, which its own video keeps. */
    start_seconds: doublePrecision().notNull(),
    duration_seconds: doublePrecision().notNull(),
    /** By the clock of its first picture, as its game's board has it; null: the picture tells no dates. */
    began_at: instant(),
    status: text().notNull(),
    /** Since when its file is asked for. */
    queued_at: instant().notNull(),
    problem: text(),
    /** One higher each time its file must be made again: earlier requests no longer count. */
    cut: integer().notNull().default(1),
    /** The file must have nothing of the game but the clip. */
    is_exact: boolean().notNull(),
    is_public: boolean().notNull(),
    moderation: text().notNull(),
    share_uuid: uuid(),
    idempotency_key: uuid(),
    created_at: instant().notNull(),
  },
  table => [
    index().on(table.channel_id, table.created_at),
    index().on(table.event_id, table.created_at),
    index().on(table.event_media_id),
    index().on(table.source_video_id),
    index().on(table.open_video_id),
    unique().on(table.video_id),
    unique().on(table.user_id, table.idempotency_key),
    uniqueIndex('clips_of_operators')
      .on(table.channel_id, table.idempotency_key)
      .where(sql`${table.user_id} is null`),
    check('clips_author', sql`(${table.user_id} is null) = (${table.made_by} is not null)`),
    index('clips_public')
      .on(table.channel_id, table.created_at)
      .where(sql`${table.is_public} and ${table.moderation} = 'approved'`),
    index('clips_to_approve')
      .on(table.channel_id, table.created_at)
      .where(sql`${table.moderation} = 'waiting'`),
    index('clips_hidden').on(table.channel_id, table.created_at).where(sql`${table.moderation} = 'hidden'`),
    index('clips_waiting').on(table.queued_at).where(sql`${table.status} in ('queued', 'processing')`),
    check('clips_status', sql`${table.status} in ('queued', 'processing', 'failed', 'ready')`),
    check('clips_moderation', sql`${table.moderation} in ('approved', 'waiting', 'hidden')`),
    check(
      'clips_problem',
      sql`${table.problem} in ('too_late', 'source_missing', 'disk_full', 'damaged', 'no_ffmpeg')`,
    ),
    check('clips_range', sql`${table.start_seconds} >= 0 and ${table.duration_seconds} > 0`),
  ],
)

/** The upright form of a clip: a file beside its own, made out of it. */
export const clipVerticals = pgTable(
  'clip_verticals',
  {
    clip_id: integer()
      .primaryKey()
      .references(() => clips.id, { onDelete: 'cascade' }),
    channel_id: channelId(),
    framing: jsonb().notNull(),
    status: text().notNull(),
    problem: text(),
    /** One higher each time that it is asked for, as the cut of a clip. */
    cut: integer().notNull().default(1),
    queued_at: instant().notNull(),
  },
  table => [
    index().on(table.channel_id),
    index('clip_verticals_waiting')
      .on(table.queued_at)
      .where(sql`${table.status} in ('queued', 'processing')`),
    check('clip_verticals_status', sql`${table.status} in ('queued', 'processing', 'failed', 'ready')`),
    check(
      'clip_verticals_problem',
      sql`${table.problem} in ('too_late', 'source_missing', 'disk_full', 'damaged', 'no_ffmpeg')`,
    ),
  ],
)

/** What counts once in a month. */
const ofMonth = () => ({
  channel_id: channelId(),
  user_id: userId(),
  /** Such as 2026-11, in UTC. */
  month: text().notNull(),
  /** Of a clip that may be gone. */
  clip_id: integer().notNull(),
  created_at: instant().notNull(),
})

/** What a user has cut in a month; a clip that is deleted stays counted, one that failed does not. */
export const clipCuts = pgTable('clip_cuts', ofMonth(), table => [
  index().on(table.channel_id),
  primaryKey({ columns: [table.user_id, table.month, table.clip_id] }),
])

/** Which clips a user took as files. */
export const clipDownloads = pgTable('clip_downloads', ofMonth(), table => [
  index().on(table.channel_id),
  primaryKey({ columns: [table.user_id, table.month, table.clip_id] }),
])

export const clipReports = pgTable(
  'clip_reports',
  {
    id: id(),
    channel_id: channelId(),
    clip_id: integer()
      .notNull()
      .references(() => clips.id, { onDelete: 'cascade' }),
    /** Null: a visitor's. */
    user_id: integer().references(() => users.id, { onDelete: 'cascade' }),
    /** Of the api key that it came with: each is heard once. */
    key_hash: text().notNull(),
    reason: text().notNull(),
    text: text().notNull(),
    created_at: instant().notNull(),
    /** When an operator looked at the clip and left it as it is. */
    settled_at: instant(),
  },
  table => [
    index().on(table.channel_id, table.created_at),
    index('clip_reports_open').on(table.channel_id, table.clip_id).where(sql`${table.settled_at} is null`),
    index().on(table.user_id),
    unique().on(table.clip_id, table.key_hash),
    unique().on(table.clip_id, table.user_id),
    check('clip_reports_reason', sql`${table.reason} in ('person', 'offensive', 'rights', 'other')`),
  ],
)

/** Who may cut, publish and share no more. */
export const clipBans = pgTable(
  'clip_bans',
  {
    channel_id: channelId(),
    user_id: integer()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    created_at: instant().notNull(),
  },
  table => [index().on(table.channel_id)],
)
