import type { BoardTap } from '@grandstand/contract'
import { boolean, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { channelId } from './channel.ts'
import { id, instant } from './columns.ts'
import { eventId, events } from './events.ts'

/** What operators keep of a game beside its score; games that nobody keeps have no row. */
export const boards = pgTable(
  'boards',
  {
    event_id: integer()
      .primaryKey()
      .references(() => events.id, { onDelete: 'cascade' }),
    channel_id: channelId(),
    /** Grows with each tap. */
    version: integer().notNull(),
    period: text(),
    /** The period as written into the event, with the clock while it is stopped. */
    shown_period: text(),
    clock_ms: integer().notNull(),
    /** Null: the clock is stopped. */
    clock_since: instant(),
  },
  table => [index().on(table.channel_id)],
)

/** What a scorer touched, once each: what comes twice is known by its key, and an undo by what stood before. */
export const boardTaps = pgTable(
  'board_taps',
  {
    id: id(),
    channel_id: channelId(),
    event_id: eventId(),
    key: text().notNull(),
    tap: jsonb().$type<BoardTap>().notNull(),
    before: jsonb()
      .$type<{
        scores: { participant_id: number; score: number | null }[]
        period: string | null
        clock: { ms: number; since: number | null }
      }>()
      .notNull(),
    /** The name of the operator, for others who keep the same score; it stays when they leave. */
    by: text(),
    is_undone: boolean().notNull().default(false),
    /** When it happened, by the clock of the pictures. */
    at: instant().notNull(),
  },
  table => [
    index().on(table.channel_id),
    index('board_taps_of_event').on(table.event_id, table.id),
    unique('board_taps_key').on(table.event_id, table.key),
  ],
)
