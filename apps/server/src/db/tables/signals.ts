import { boolean, index, integer, pgTable, real } from 'drizzle-orm/pg-core'
import { channelId } from './channel.ts'
import { instant } from './columns.ts'
import { videos } from './videos.ts'

/** How what a camera sends arrives: written every few seconds by the process that has it, for all others to read. */
export const cameraSignals = pgTable(
  'camera_signals',
  {
    video_id: integer()
      .primaryKey()
      .references(() => videos.id, { onDelete: 'cascade' }),
    channel_id: channelId(),
    /** What is older than some seconds tells nothing of now. */
    at: instant().notNull(),
    width: integer(),
    height: integer(),
    bits_per_second: integer().notNull(),
    frames_per_second: real().notNull(),
    key_seconds: real(),
    has_sound: boolean().notNull(),
    sound_db: real(),
    dropped_frames: integer().notNull(),
    delay_ms: integer().notNull(),
    drift_ms_per_minute: real(),
    black_since: instant(),
    frozen_since: instant(),
    silent_since: instant(),
    /** Kilobits a second, the latest last. */
    history: integer().array().notNull(),
  },
  table => [index().on(table.channel_id)],
)
