import { and, asc, eq } from 'drizzle-orm'
import type { Tx } from '../../db/connection.ts'
import { eventParticipants, events, participants } from '../../db/tables.ts'

export async function findMailedGame(tx: Tx, channelId: number, eventId: number) {
  const [row] = await tx
    .select({ id: events.id, name: events.name, home_team_id: events.home_team_id })
    .from(events)
    .where(and(eq(events.channel_id, channelId), eq(events.id, eventId)))
  if (!row) return null
  const teams = await tx
    .select({ id: participants.id, name: participants.name, card_name: participants.card_name })
    .from(eventParticipants)
    .innerJoin(participants, eq(participants.id, eventParticipants.participant_id))
    .where(and(eq(eventParticipants.channel_id, channelId), eq(eventParticipants.event_id, eventId)))
    .orderBy(asc(eventParticipants.position))
  return { ...row, teams }
}
