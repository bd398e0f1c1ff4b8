import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { channelId } from './channel.ts'
import { instant } from './columns.ts'
import { eventId } from './events.ts'
import { userId } from './users.ts'

/** Which events a user took as files; each counts once in a month. */
export const downloads = pgTable(
  'downloads',
  {
    channel_id: channelId(),
    user_id: userId(),
    event_id: eventId(),
    /** Such as 2026-11, in UTC. */
    month: text().notNull(),
    created_at: instant().notNull(),
  },
  table => [
    index().on(table.channel_id),
    index().on(table.event_id),
    primaryKey({ columns: [table.user_id, table.month, table.event_id] }),
  ],
)
