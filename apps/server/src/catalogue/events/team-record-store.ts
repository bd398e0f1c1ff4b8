import { and, desc, eq, gte, inArray, isNull } from 'drizzle-orm'
import type { Db } from '../../db/connection.ts'
import { eventParticipants, events } from '../../db/tables.ts'
import { listEventTeams } from './event-store.ts'

/** No team plays more in a season. */
const mostGames = 200
/** The newest games of a league tell who is ahead. */
const mostOfAll = 5_000

/** The finished games of teams since then with the scores of all who played, the newest first. */
export async function listPlayedGames(db: Db, channelId: number, teamIds: readonly number[], since: Date) {
  if (teamIds.length === 0) return []
  const played = await db
    .selectDistinct({ event_id: eventParticipants.event_id, at: eventParticipants.event_utc_ts })
    .from(eventParticipants)
    .innerJoin(events, eq(events.id, eventParticipants.event_id))
    .where(
      and(
        eq(eventParticipants.channel_id, channelId),
        inArray(eventParticipants.participant_id, [...teamIds]),
        eq(eventParticipants.stream_status, 'finished'),
        gte(eventParticipants.event_utc_ts, since),
        eq(eventParticipants.is_private, false),
        isNull(events.cancelled_by),
      ),
    )
    .orderBy(desc(eventParticipants.event_utc_ts), desc(eventParticipants.event_id))
    .limit(Math.min(mostOfAll, mostGames * teamIds.length))
  const ids = played.map(({ event_id }) => event_id)
  if (ids.length === 0) return []
  const teams = Map.groupBy(await listEventTeams(db, channelId, ids), ({ event_id }) => event_id)
  return ids.map(event_id => ({ event_id, teams: teams.get(event_id) ?? [] }))
}
