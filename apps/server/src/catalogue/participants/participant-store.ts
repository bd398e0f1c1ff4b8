import { and, asc, eq } from 'drizzle-orm'
import type { Db } from '../../db/connection.ts'
import { isListed, type WhichRows } from '../../db/retired.ts'
import { participantGroups, participants } from '../../db/tables.ts'

export function listParticipantRows(db: Db, channelId: number, which: WhichRows = {}) {
  return db
    .select()
    .from(participants)
    .where(and(eq(participants.channel_id, channelId), isListed(participants, which)))
    .orderBy(asc(participants.position))
}

export function listGroupRows(db: Db, channelId: number, which: WhichRows = {}) {
  return db
    .select()
    .from(participantGroups)
    .where(and(eq(participantGroups.channel_id, channelId), isListed(participantGroups, which)))
    .orderBy(asc(participantGroups.position))
}
