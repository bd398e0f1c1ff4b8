import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { channelId } from './channel.ts'
import { id, instant } from './columns.ts'
import { eventId, events } from './events.ts'
import { mailList } from './mail-list.ts'

/** Games whose night was closed, now or before. */
export const closings = pgTable(
  'closings',
  {
    event_id: integer()
      .primaryKey()
      .references(() => events.id, { onDelete: 'cascade' }),
    channel_id: channelId(),
    /** Null: it is open again. */
    closed_at: instant(),
    /** The name of the operator who closed it; it stays when they leave. */
    closed_by: text().notNull(),
    /** When it was mailed, which is done once. */
    told_at: instant().notNull(),
  },
  table => [index().on(table.channel_id)],
)

/** What operators wrote down of a game; notes are added and never changed. */
export const gameNotes = pgTable(
  'game_notes',
  {
    id: id(),
    channel_id: channelId(),
    event_id: eventId(),
    text: text().notNull(),
    /** The name of the author. */
    by: text().notNull(),
    at: instant().notNull(),
  },
  table => [index().on(table.channel_id), index().on(table.event_id, table.id)],
)

/** Operators who want a mail when a night of a channel is closed, with their language. */
export const closingMails = mailList('closing_mails')
