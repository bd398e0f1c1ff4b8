import { bigint, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { channelId } from './channel.ts'
import { instant } from './columns.ts'
import { eventId } from './events.ts'

/** How far the lines before the players have moved, in all processes: one row, and written only while somebody waits. */
export const doors = pgTable('doors', {
  name: text().primaryKey(),
  /** `DoorState` of the rules, by the database's clock. */
  state: jsonb().notNull(),
})

/** The place of a session or an account in the line of a game: who asks again has the same. */
export const doorPlaces = pgTable(
  'door_places',
  {
    channel_id: channelId(),
    event_id: eventId(),
    /** The hash of a visitor's key, or the id of an account. */
    holder: text().notNull(),
    /** When its line began, as `DoorLine` has it. */
    opened_ms: bigint({ mode: 'number' }).notNull(),
    lane: text().notNull(),
    number: integer().notNull(),
    given_at: instant().notNull(),
  },
  table => [primaryKey({ columns: [table.event_id, table.holder] }), index().on(table.channel_id)],
)
