import { asc, eq } from 'drizzle-orm'
import type { Db } from '../../db/connection.ts'
import { participantGroups, participants } from '../../db/tables.ts'

export function listParticipantRows(db: Db, channelId: number) {
  return db
    .select()
    .from(participants)
    .where(eq(participants.channel_id, channelId))
    .orderBy(asc(participants.position))
}

export function listGroupRows(db: Db, channelId: number) {
  return db
    .select()
    .from(participantGroups)
    .where(eq(participantGroups.channel_id, channelId))
    .orderBy(asc(participantGroups.position))
}
