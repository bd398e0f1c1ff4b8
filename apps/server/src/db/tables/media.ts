import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { channelId } from './channel.ts'
import { id, instant, position } from './columns.ts'
import { eventId, events } from './events.ts'
import { prerolls, slides } from './slides.ts'
import { partOfVideo, videos } from './videos.ts'
import { vodMediaItems } from './vod.ts'

export const eventMedia = pgTable(
  'event_media',
  {
    id: id(),
    channel_id: channelId(),
    event_id: eventId(),
    position: position(),
    type: text().notNull(),
    name: text().notNull(),
    /** Of what lies elsewhere. */
    url: text(),
    /** Of what is ours. */
    video_id: integer().references(() => videos.id, { onDelete: 'cascade' }),
  },
  table => [
    index().on(table.channel_id),
    index().on(table.event_id, table.position),
    index().on(table.video_id),
    check('event_media_video', sql`${table.type} not in ('live', 'vod') or ${table.video_id} is not null`),
    check(
      'event_media_type',
      sql`${table.type} in ('image', 'live', 'vod', 'embedded', 'thumbnails', 'preview', 'preview_alt', 'embedded_preview')`,
    ),
  ],
)

/** A way in for an encoder: one camera of an event, with its stream key. */
export const cameras = pgTable(
  'cameras',
  {
    video_id: integer()
      .primaryKey()
      .references(() => videos.id, { onDelete: 'cascade' }),
    channel_id: channelId(),
    event_id: eventId(),
    key_hash: text().notNull().unique(),
    /** Operators may read it again; readers of the table may not. */
    sealed_key: text().notNull(),
    state: text().notNull().default('idle'),
    state_since: instant().notNull(),
    /** Why the last encoder was refused or cut off. */
    problem: text(),
    problem_at: instant(),
    /** The process that has the camera, until when. Each new lease adds one to the epoch. */
    owner_node: text(),
    owner_epoch: integer().notNull().default(0),
    owner_until: instant(),
    /** No encoder sends, and all that was sent is written: another process may take it. */
    is_resting: boolean().notNull().default(false),
  },
  table => [
    index().on(table.channel_id),
    index().on(table.event_id),
    index('cameras_open')
      .on(table.state)
      .where(sql`${table.state} in ('held', 'live', 'no_picture', 'interrupted')`),
    check(
      'cameras_state',
      sql`${table.state} in ('idle', 'held', 'live', 'no_picture', 'interrupted', 'ended')`,
    ),
  ],
)

/** The states of a game's cameras over time. A trigger on `cameras` writes every change. */
export const cameraChanges = pgTable(
  'camera_changes',
  {
    id: id(),
    channel_id: channelId(),
    event_id: eventId(),
    video_id: integer().notNull(),
    state: text().notNull(),
    at: instant().notNull(),
  },
  table => [index().on(table.channel_id), index().on(table.event_id, table.id)],
)

/** Earlier keys of a camera: an encoder that still uses one is refused, but its operator hears of it. */
export const rotatedStreamKeys = pgTable(
  'rotated_stream_keys',
  {
    key_hash: text().primaryKey(),
    channel_id: channelId(),
    video_id: partOfVideo(),
    known_until: instant().notNull(),
  },
  table => [index().on(table.video_id), index().on(table.channel_id, table.known_until)],
)

/** A file that becomes a video: sent by an operator or read from this machine. */
export const mediaFiles = pgTable(
  'media_files',
  {
    id: id(),
    channel_id: channelId(),
    /** What it is for; the id that goes with it is set, the others are not. */
    owner: text().notNull().default('event'),
    event_id: integer().references(() => events.id, { onDelete: 'cascade' }),
    vod_media_item_id: integer().references(() => vodMediaItems.id, { onDelete: 'cascade' }),
    preroll_id: integer().references(() => prerolls.id, { onDelete: 'cascade' }),
    slide_id: integer().references(() => slides.id, { onDelete: 'cascade' }),
    /** What it became; set once its first rung can be played. */
    video_id: integer().references(() => videos.id, { onDelete: 'set null' }),
    /** As its sender calls it; never part of a path. */
    name: text().notNull(),
    size_bytes: bigint({ mode: 'number' }).notNull(),
    received_bytes: bigint({ mode: 'number' }).notNull().default(0),
    state: text().notNull(),
    percent: integer().notNull().default(0),
    /** Why it failed, in words for an operator. */
    problem: text(),
    /** Where it is, see `nodes`; null: in the storage, or from before sites were kept. */
    site: text('place'),
    /** Names of what the storage has of it, in order; null: it lies on the disk of its site. */
    stored_parts: text().array(),
    created_at: instant().notNull(),
    updated_at: instant().notNull(),
  },
  table => [
    index().on(table.video_id),
    index().on(table.channel_id, table.id),
    index().on(table.event_id),
    index().on(table.vod_media_item_id),
    index().on(table.preroll_id),
    index().on(table.slide_id),
    check('media_files_owner', sql`${table.owner} in ('event', 'teaser', 'library', 'preroll', 'slide')`),
    check(
      'media_files_of_one',
      sql`num_nonnulls(${table.event_id}, ${table.vod_media_item_id}, ${table.preroll_id}, ${table.slide_id}) = 1`,
    ),
    check(
      'media_files_state',
      sql`${table.state} in ('uploading', 'queued', 'processing', 'ready', 'failed', 'cancelled')`,
    ),
    check('media_files_percent', sql`${table.percent} between 0 and 100`),
  ],
)
