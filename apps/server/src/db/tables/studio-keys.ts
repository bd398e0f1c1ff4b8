import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { channelId } from './channel.ts'
import { id, instant } from './columns.ts'

/** With them programs make calls of the Studio. A row stays when its key is revoked, to say who made it. */
export const studioKeys = pgTable(
  'studio_keys',
  {
    id: id(),
    channel_id: channelId(),
    name: text().notNull(),
    /** One of `keyRoles`. */
    role: text().notNull(),
    key_hash: text().notNull().unique(),
    /** The first letters of the key. */
    start: text().notNull(),
    made_by: text().notNull(),
    created_at: instant().notNull(),
    last_used_at: instant(),
    revoked_at: instant(),
  },
  table => [index().on(table.channel_id)],
)
