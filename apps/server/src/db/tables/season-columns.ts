import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { channelId } from './channel.ts'
import { instant } from './columns.ts'

/** What columns of a league's own names hold, as somebody said when its last season was imported. */
export const seasonColumnMeanings = pgTable(
  'season_column_meanings',
  {
    channel_id: channelId(),
    /** As the file writes it, in lower case. */
    name: text().notNull(),
    meaning: text().notNull(),
    said_at: instant().notNull(),
  },
  table => [primaryKey({ columns: [table.channel_id, table.name] })],
)
