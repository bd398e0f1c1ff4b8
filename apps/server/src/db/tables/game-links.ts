import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { channelId } from './channel.ts'
import { id, instant } from './columns.ts'
import { events } from './events.ts'
import { cameras } from './media.ts'

/** Ways in to one game without an account. */
export const gameLinks = pgTable(
  'game_links',
  {
    id: id(),
    channel_id: channelId(),
    event_id: integer()
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    kind: text().notNull(),
    /** Null: for the board. */
    camera_id: integer().references(() => cameras.video_id, { onDelete: 'cascade' }),
    name: text().notNull(),
    made_by: text().notNull(),
    token_hash: text().notNull().unique(),
    created_at: instant().notNull(),
    expires_at: instant().notNull(),
    revoked_at: instant(),
    last_used_at: instant(),
  },
  table => [
    index().on(table.channel_id, table.expires_at),
    index().on(table.event_id),
    index().on(table.camera_id),
    check('game_links_kind', sql`${table.kind} in ('scorer', 'camera')`),
  ],
)
