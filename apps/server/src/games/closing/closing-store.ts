import { and, asc, eq, isNotNull } from 'drizzle-orm'
import type { Db, Tx } from '../../db/connection.ts'
import { closings, events, gameNotes } from '../../db/tables.ts'

const isGame = (channelId: number, eventId: number) =>
  and(eq(events.channel_id, channelId), eq(events.id, eventId))
const isClosing = (channelId: number, eventId: number) =>
  and(eq(closings.channel_id, channelId), eq(closings.event_id, eventId))

export async function findClosingGame(db: Db | Tx, channelId: number, eventId: number) {
  const [row] = await db.select().from(events).where(isGame(channelId, eventId))
  return row
}

/** Operators who close, reopen or continue a game wait for each other. */
export async function lockClosingGame(tx: Tx, channelId: number, eventId: number) {
  const [row] = await tx.select().from(events).where(isGame(channelId, eventId)).for('no key update')
  return row
}

export async function findClosing(db: Db | Tx, channelId: number, eventId: number) {
  const [row] = await db.select().from(closings).where(isClosing(channelId, eventId))
  return row
}

/** Closing it again changes the name and time, but sends no new mail. */
export async function keepClosing(
  tx: Tx,
  channelId: number,
  eventId: number,
  { by, now }: { by: string; now: Date },
): Promise<void> {
  await tx
    .insert(closings)
    .values({ channel_id: channelId, event_id: eventId, closed_by: by, closed_at: now, told_at: now })
    .onConflictDoUpdate({ target: closings.event_id, set: { closed_by: by, closed_at: now } })
}

/** False: it was open. */
export async function openClosing(tx: Tx, channelId: number, eventId: number): Promise<boolean> {
  const rows = await tx
    .update(closings)
    .set({ closed_at: null })
    .where(and(isClosing(channelId, eventId), isNotNull(closings.closed_at)))
    .returning({ id: closings.event_id })
  return rows.length > 0
}

const maxNotes = 200

export function listNotes(db: Db | Tx, channelId: number, eventId: number) {
  return db
    .select({ id: gameNotes.id, text: gameNotes.text, by: gameNotes.by, at: gameNotes.at })
    .from(gameNotes)
    .where(and(eq(gameNotes.channel_id, channelId), eq(gameNotes.event_id, eventId)))
    .orderBy(asc(gameNotes.id))
    .limit(maxNotes)
}

/** Null: there are as many as anybody reads. */
export async function insertNote(
  tx: Tx,
  channelId: number,
  eventId: number,
  note: { text: string; by: string; at: Date },
): Promise<number | null> {
  if ((await listNotes(tx, channelId, eventId)).length >= maxNotes) return null
  const [made] = await tx
    .insert(gameNotes)
    .values({ channel_id: channelId, event_id: eventId, ...note })
    .returning({ id: gameNotes.id })
  return made?.id ?? null
}
