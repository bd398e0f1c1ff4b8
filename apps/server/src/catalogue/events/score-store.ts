import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../db/connection.ts'
import { scoreChanges } from '../../db/tables.ts'

/** No game has more; if an operator corrects the board a thousand times, viewers see the first of them. */
const maxChanges = 1_000

export function listScoreChanges(db: Db, channelId: number, eventId: number) {
  return listScoreChangesOf(db, channelId, [eventId])
}

/** Those of several games, each of them in the order of its game. */
export function listScoreChangesOf(db: Db, channelId: number, eventIds: readonly number[]) {
  return db
    .select({
      event_id: scoreChanges.event_id,
      participant_id: scoreChanges.participant_id,
      score: scoreChanges.score,
      kind: scoreChanges.kind,
      period: scoreChanges.period,
      clock: scoreChanges.clock,
      at: scoreChanges.at,
    })
    .from(scoreChanges)
    .where(and(eq(scoreChanges.channel_id, channelId), inArray(scoreChanges.event_id, [...eventIds])))
    .orderBy(asc(scoreChanges.id))
    .limit(maxChanges * eventIds.length)
}
