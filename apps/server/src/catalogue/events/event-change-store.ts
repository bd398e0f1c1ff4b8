import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/connection.ts'
import { channels, eventChanges, eventParticipants, events } from '../../db/tables.ts'
import { isCancelled, listCameraStates, listEventMedia } from './event-store.ts'

/** The NOTIFY channel; a message is `<channel id> <cursor>`. */
export const changesChannel = 'event_changes'

/**
 * Part of the transaction that changes the events, and its last step: the lock on the channel's counter makes later
 * changes wait, so that nobody who has read up to a cursor ever misses a smaller one.
 */
export async function recordEventChanges(
  tx: Tx,
  channelId: number,
  eventIds: readonly number[],
  at: Date,
): Promise<void> {
  if (eventIds.length === 0) return
  const count = eventIds.length
  await tx.execute(sql`
    with counted as (
      update ${channels} set events_cursor = events_cursor + ${count} where id = ${channelId}
      returning events_cursor
    ), written as (
      insert into ${eventChanges} (channel_id, cursor, event_id, at)
      select ${channelId}, counted.events_cursor - ${count} + place, event_id, ${at.toISOString()}::timestamptz
      from counted, unnest(${sql.param([...eventIds])}::int[]) with ordinality as changed(event_id, place)
    )
    select pg_notify(${changesChannel}, ${channelId}::text || ' ' || events_cursor) from counted`)
}

/** In one snapshot: where the channel is, what is kept, and which events changed after the cursor. */
export async function readChangedEvents(db: Db, channelId: number, after: number, limit: number) {
  const { rows } = await db.execute<{ cursor: string; oldest: string | null; ids: number[] }>(sql`
    select events_cursor as cursor,
      (select min(cursor) from ${eventChanges} where channel_id = ${channelId}) as oldest,
      array(select distinct event_id from ${eventChanges}
        where channel_id = ${channelId} and cursor > ${after} limit ${limit}) as ids
    from ${channels} where id = ${channelId}`)
  const [row] = rows
  return {
    cursor: Number(row?.cursor ?? 0),
    oldest: row?.oldest == null ? null : Number(row.oldest),
    ids: row?.ids ?? [],
  }
}

export async function listEventStates(db: Db, channelId: number, ids: readonly number[], since: Date) {
  const [states, scores, cameras, media] = await Promise.all([
    db
      .select({
        id: events.id,
        stream_status: events.stream_status,
        is_cancelled: isCancelled,
        is_private: events.is_private,
        event_utc_ts: events.event_utc_ts,
        period: events.period,
        clock: events.clock,
        is_paused: sql<boolean>`${events.paused_at} is not null`,
      })
      .from(events)
      .where(and(eq(events.channel_id, channelId), inArray(events.id, [...ids]))),
    db
      .select({
        event_id: eventParticipants.event_id,
        participant_id: eventParticipants.participant_id,
        score: eventParticipants.score,
      })
      .from(eventParticipants)
      .where(and(eq(eventParticipants.channel_id, channelId), inArray(eventParticipants.event_id, [...ids])))
      .orderBy(eventParticipants.position),
    listCameraStates(db, channelId, ids),
    listEventMedia(db, channelId, ids),
  ])
  return states
    .filter(state => state.event_utc_ts >= since)
    .map(state => ({
      ...state,
      scores: scores.filter(score => score.event_id === state.id),
      cameras: cameras.filter(camera => camera.event_id === state.id),
      media: media.filter(file => file.event_id === state.id),
    }))
}

export async function deleteChangesBefore(db: Db, at: Date): Promise<void> {
  await db.delete(eventChanges).where(lt(eventChanges.at, at))
}
