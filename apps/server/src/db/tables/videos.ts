import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import { channelId } from './channel.ts'
import { id, instant } from './columns.ts'

/** What can be played, whatever points at it. Its folder, here and in the storage, has its id for a name. */
export const videos = pgTable(
  'videos',
  {
    id: id(),
    channel_id: channelId(),
    kind: text().notNull(),
    state: text().notNull(),
    /** Since when all of it is there: what was live is over, a file has all its sizes. Retention counts from here. */
    ready_at: instant(),
    /** An operator's word on how long it is kept; null: the channel's days count. */
    keep_until: instant(),
    duration_ms: integer(),
    /** The name of its file, which tells its size. */
    poster: text(),
    /** Why the one that an operator took last could not be made. */
    poster_problem: text(),
    has_preview: boolean().notNull().default(false),
    has_storyboard: boolean().notNull().default(false),
    /** As one file for everyone: a teaser, a preroll, or a slide's film. */
    has_clip: boolean().notNull().default(false),
    created_at: instant().notNull(),
    /** Where its files are, see `nodes`; null: nowhere yet, or from before sites were kept. */
    site: text('place'),
    /** Who tells when its pictures were filmed: a camera, in the recording itself, or, of a file, an operator. */
    dated_by: text().notNull().default('camera'),
    /** When its second zero was filmed, where an operator dates it; null: nobody has said. */
    filmed_at: instant(),
    /** From when on its site copies what the storage has not, once it is ready; null: the storage has all of it. */
    store_after: instant().defaultNow(),
  },
  table => [
    index().on(table.channel_id, table.ready_at),
    index('videos_to_store')
      .on(table.store_after)
      .where(sql`${table.state} = 'ready' and ${table.store_after} is not null`),
    check('videos_kind', sql`${table.kind} in ('live', 'file')`),
    check('videos_dated_by', sql`${table.dated_by} in ('camera', 'operator')`),
    check('videos_state', sql`${table.state} in ('waiting', 'live', 'making', 'ready')`),
  ],
)

/** Of a video, and gone with it. */
export const partOfVideo = () =>
  integer()
    .notNull()
    .references(() => videos.id, { onDelete: 'cascade' })

/** Of what may have one. Not the channel's files to say: it is uploaded. */
export const videoId = () => integer().references(() => videos.id, { onDelete: 'set null' })

/** The sizes in which a video can be played; one without any has its source alone. */
export const mediaRungs = pgTable(
  'media_rungs',
  {
    channel_id: channelId(),
    video_id: partOfVideo(),
    /** Also the folder below the video's own: `source`, `720p`. */
    name: text().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    /** Bits a second at the most. */
    bandwidth: integer().notNull(),
    codecs: text().notNull(),
    frame_rate: integer(),
    is_ready: boolean().notNull().default(false),
  },
  table => [index().on(table.channel_id), primaryKey({ columns: [table.video_id, table.name] })],
)

/**
 * How much of a live recording's journal the storage has, by the lease under which it was written. All of them in the order
 * of their epochs are the journal; its segments are there before it says so.
 */
export const storedJournals = pgTable(
  'stored_journals',
  {
    channel_id: channelId(),
    video_id: partOfVideo(),
    rung: text().notNull(),
    epoch: integer().notNull(),
    /** Objects of the storage, which never change. */
    pages: integer().notNull(),
    /** Of the journal, with the tail. */
    bytes: bigint({ mode: 'number' }).notNull(),
    /** The last lines, which no page has yet. */
    tail: text().notNull(),
  },
  table => [index().on(table.channel_id), primaryKey({ columns: [table.video_id, table.rung, table.epoch] })],
)

/** What lies at a site of a recording that went on at another. It outlives the video, until that site has removed it. */
export const leftRecordings = pgTable(
  'left_recordings',
  {
    channel_id: channelId(),
    video_id: integer().notNull(),
    site: text('place').notNull(),
    /** Of its journal there, when another site went on: what comes after that is in no list. */
    stored_bytes: bigint({ mode: 'number' }).notNull(),
  },
  table => [
    index().on(table.channel_id),
    index().on(table.site),
    primaryKey({ columns: [table.video_id, table.site] }),
  ],
)

export const mediaCaptions = pgTable(
  'media_captions',
  {
    id: id(),
    channel_id: channelId(),
    video_id: partOfVideo(),
    language: text().notNull(),
    name: text().notNull(),
    /** WebVTT, checked when it was taken in. */
    content: text().notNull(),
  },
  table => [index().on(table.channel_id), unique().on(table.video_id, table.language)],
)
