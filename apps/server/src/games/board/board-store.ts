import type { BoardTap } from '@grandstand/contract'
import type { BoardState } from '@grandstand/rules'
import { and, asc, desc, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/connection.ts'
import { boards, boardTaps, eventCategories, eventParticipants, events } from '../../db/tables.ts'

export type KeptTap = typeof boardTaps.$inferSelect

/** What is on the board now; undefined where the channel has no such event. */
export async function findBoardRow(db: Db | Tx, channelId: number, eventId: number) {
  const [event] = await db
    .select({
      period: events.period,
      categoryId: events.event_category_id,
      isCancelled: sql<boolean>`${events.cancelled_by} is not null`,
    })
    .from(events)
    .where(and(eq(events.channel_id, channelId), eq(events.id, eventId)))
  if (!event) return undefined
  // One after the other: in a transaction there is one connection.
  const [kept] = await db
    .select()
    .from(boards)
    .where(and(eq(boards.channel_id, channelId), eq(boards.event_id, eventId)))
  const scores = await db
    .select({ participant_id: eventParticipants.participant_id, score: eventParticipants.score })
    .from(eventParticipants)
    .where(and(eq(eventParticipants.channel_id, channelId), eq(eventParticipants.event_id, eventId)))
    .orderBy(eventParticipants.position)
  const last = await findLastTap(db, channelId, eventId)
  return {
    categoryId: event.categoryId,
    isCancelled: event.isCancelled,
    version: kept?.version ?? 0,
    last,
    state: {
      scores,
      // The file, the terminal or the demo may have written another one since the last tap.
      period: kept && kept.shown_period === event.period ? kept.period : event.period,
      clock: { ms: kept?.clock_ms ?? null, since: kept?.clock_since ?? null },
    },
  }
}

/** The scoring of the channel's sports, by id. */
export async function listScorings(db: Db | Tx, channelId: number, sportIds: readonly number[]) {
  const rows = await db
    .select({ id: eventCategories.id, scoring: eventCategories.scoring })
    .from(eventCategories)
    .where(and(eq(eventCategories.channel_id, channelId), inArray(eventCategories.id, [...sportIds])))
  return new Map(rows.map(({ id, scoring }) => [id, scoring]))
}

export async function hasTap(db: Db | Tx, channelId: number, eventId: number, key: string): Promise<boolean> {
  const isIt = and(
    eq(boardTaps.channel_id, channelId),
    eq(boardTaps.event_id, eventId),
    eq(boardTaps.key, key),
  )
  return (await db.$count(boardTaps, isIt)) > 0
}

/** The last that still counts, which an undo takes back. */
export async function findLastTap(db: Db | Tx, channelId: number, eventId: number) {
  const [row] = await db
    .select()
    .from(boardTaps)
    .where(
      and(
        eq(boardTaps.channel_id, channelId),
        eq(boardTaps.event_id, eventId),
        eq(boardTaps.is_undone, false),
        ne(sql`${boardTaps.tap} ->> 'type'`, 'undo'),
      ),
    )
    .orderBy(desc(boardTaps.id))
    .limit(1)
  return row
}

/** The time of the newest tap. A late tap never counts as earlier. */
export async function findNewestTime(db: Db | Tx, channelId: number, eventId: number): Promise<Date | null> {
  const [row] = await db
    .select({ at: sql<string | null>`max(${boardTaps.at})` })
    .from(boardTaps)
    .where(and(eq(boardTaps.channel_id, channelId), eq(boardTaps.event_id, eventId)))
  return row?.at == null ? null : new Date(row.at)
}

/** Nobody taps more in a game. */
const maxTaps = 5_000

/** First to last, each with what stood before it. */
export function listTaps(db: Db, channelId: number, eventId: number) {
  return db
    .select({ at: boardTaps.at, before: boardTaps.before })
    .from(boardTaps)
    .where(and(eq(boardTaps.channel_id, channelId), eq(boardTaps.event_id, eventId)))
    .orderBy(asc(boardTaps.id))
    .limit(maxTaps)
}

export async function markUndone(db: Db | Tx, channelId: number, tapId: number): Promise<void> {
  await db
    .update(boardTaps)
    .set({ is_undone: true })
    .where(and(eq(boardTaps.channel_id, channelId), eq(boardTaps.id, tapId)))
}

export async function writeBoard(
  db: Db | Tx,
  channelId: number,
  eventId: number,
  board: { version: number; state: BoardState; shownPeriod: string | null },
): Promise<void> {
  const row = {
    version: board.version,
    period: board.state.period,
    shown_period: board.shownPeriod,
    clock_ms: board.state.clock.ms,
    clock_since: board.state.clock.since,
  }
  await db
    .insert(boards)
    .values({ channel_id: channelId, event_id: eventId, ...row })
    .onConflictDoUpdate({ target: boards.event_id, set: row })
}

export async function insertTap(
  db: Db | Tx,
  channelId: number,
  eventId: number,
  row: {
    key: string
    tap: BoardTap
    by: string | null
    before: typeof boardTaps.$inferInsert.before
    at: Date
  },
): Promise<void> {
  await db.insert(boardTaps).values({ channel_id: channelId, event_id: eventId, ...row })
}
