import { and, asc, eq } from 'drizzle-orm'
import type { Db } from '../../db/connection.ts'
import { isOpen } from '../../db/is-open.ts'
import { eventParticipants, events, participants } from '../../db/tables.ts'

/** Its current state; nothing if viewers may not hear of it. */
export async function findNoticedGame(db: Db, channelId: number, eventId: number) {
  const [row] = await db
    .select()
    .from(events)
    .where(and(eq(events.channel_id, channelId), eq(events.id, eventId), isOpen))
  if (!row || row.cancelled_by !== null) return null
  const teams = await db
    .select({
      id: participants.id,
      name: participants.name,
      card_name: participants.card_name,
      score: eventParticipants.score,
    })
    .from(eventParticipants)
    .innerJoin(participants, eq(participants.id, eventParticipants.participant_id))
    .where(and(eq(eventParticipants.channel_id, channelId), eq(eventParticipants.event_id, eventId)))
    .orderBy(asc(eventParticipants.position))
  return { ...row, teams }
}

export type NoticedGame = NonNullable<Awaited<ReturnType<typeof findNoticedGame>>>
