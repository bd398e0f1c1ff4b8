import { and, asc, eq } from 'drizzle-orm'
import type { Db } from '../../db/connection.ts'
import { scoreChanges } from '../../db/tables.ts'

/** No game has more; if an operator corrects the board a thousand times, viewers see the first of them. */
const maxChanges = 1_000

export function listScoreChanges(db: Db, channelId: number, eventId: number) {
  return db
    .select({
      participant_id: scoreChanges.participant_id,
      score: scoreChanges.score,
      kind: scoreChanges.kind,
      period: scoreChanges.period,
      clock: scoreChanges.clock,
      at: scoreChanges.at,
    })
    .from(scoreChanges)
    .where(and(eq(scoreChanges.channel_id, channelId), eq(scoreChanges.event_id, eventId)))
    .orderBy(asc(scoreChanges.id))
    .limit(maxChanges)
}
