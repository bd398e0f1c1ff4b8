import { and, eq, inArray, lte, ne, type SQL, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/connection.ts'
import {
  eventCategories,
  eventLocations,
  eventParticipants,
  events,
  participantGroups,
  participants,
} from '../../db/tables.ts'

export type NewEventRow = Omit<typeof events.$inferInsert, 'channel_id' | 'search_text'>

/** The id of the new event, or nothing when its source key is taken. */
export async function insertEvent(tx: Tx, channelId: number, row: NewEventRow): Promise<number | undefined> {
  const [made] = await tx
    .insert(events)
    .values({ ...row, channel_id: channelId })
    .onConflictDoNothing()
    .returning({ id: events.id })
  return made?.id
}

/** Away before home. The teams must be the channel's; others are not found and left out. */
export async function insertEventTeams(
  tx: Tx,
  channelId: number,
  eventId: number,
  teams: readonly { participant_id: number; score: number | null }[],
): Promise<void> {
  const list = JSON.stringify(teams)
  await tx.execute(sql`
    insert into ${eventParticipants}
      (event_id, participant_id, channel_id, group_id, stream_status, event_utc_ts, position, score)
    select e.id, p.id, e.channel_id, p.group_id, e.stream_status, e.event_utc_ts, wanted.place - 1, wanted.score
    from rows from (jsonb_to_recordset(${list}::jsonb) as (participant_id int, score int)) with ordinality
      as wanted(participant_id, score, place)
    join ${participants} as p on p.id = wanted.participant_id and p.channel_id = ${channelId}
    join ${events} as e on e.id = ${eventId} and e.channel_id = ${channelId}`)
}

/** Writes what a search looks through. Of all the channel's events after names have changed, else of the given ones. */
export async function refreshSearchText(tx: Tx, channelId: number, ids?: readonly number[]): Promise<void> {
  const some = ids ? sql`and e.id = any(${sql.param([...ids])}::int[])` : sql``
  // A channel with a very long past takes longer than a request may.
  if (!ids) await tx.execute(sql`set local statement_timeout = '300s'`)
  await tx.execute(sql`
    update ${events} as stored set search_text = made.text
    from (
      select e.id, search_fold(concat_ws(' ', search_texts(e.name), search_texts(c.name), search_texts(above.name),
        search_texts(l.name), search_texts(l.city), (
          select string_agg(concat_ws(' ', search_texts(t.name), t.short_name, search_texts(g.name)), ' ' order by p.position)
          from ${eventParticipants} as p
          join ${participants} as t on t.id = p.participant_id
          join ${participantGroups} as g on g.id = p.group_id
          where p.event_id = e.id
        ))) as text
      from ${events} as e
      join ${eventCategories} as c on c.id = e.event_category_id
      left join ${eventCategories} as above on above.id = c.parent_id
      left join ${eventLocations} as l on l.id = e.location_id
      where e.channel_id = ${channelId} ${some}
    ) as made
    where stored.id = made.id and stored.search_text is distinct from made.text`)
}

/** Only if it still has the status that the caller has seen. */
export async function setStatus(
  tx: Tx,
  channelId: number,
  eventId: number,
  move: { from: string; to: string; now: Date },
): Promise<boolean> {
  const moved = await tx
    .update(events)
    .set({ stream_status: move.to, updated_at: move.now, sequence: sql`${events.sequence} + 1` })
    .where(and(eq(events.channel_id, channelId), eq(events.id, eventId), eq(events.stream_status, move.from)))
    .returning({ id: events.id })
  return moved.length > 0
}

export async function setTimes(
  tx: Tx,
  channelId: number,
  eventId: number,
  times: { event_utc_ts: Date; ends_at: Date; now: Date },
): Promise<boolean> {
  const { now, ...set } = times
  const moved = await tx
    .update(events)
    .set({ ...set, updated_at: now, sequence: sql`${events.sequence} + 1` })
    .where(and(eq(events.channel_id, channelId), eq(events.id, eventId)))
    .returning({ id: events.id })
  return moved.length > 0
}

export async function setPeriod(
  tx: Tx,
  channelId: number,
  eventId: number,
  period: string | null,
  now: Date,
): Promise<boolean> {
  const changed = await tx
    .update(events)
    .set({ period, updated_at: now })
    .where(and(eq(events.channel_id, channelId), eq(events.id, eventId)))
    .returning({ id: events.id })
  return changed.length > 0
}

export async function setScores(
  tx: Tx,
  channelId: number,
  eventId: number,
  scores: readonly { participant_id: number; score: number | null }[],
): Promise<void> {
  for (const { participant_id, score } of scores) {
    await tx
      .update(eventParticipants)
      .set({ score })
      .where(
        and(
          eq(eventParticipants.channel_id, channelId),
          eq(eventParticipants.event_id, eventId),
          eq(eventParticipants.participant_id, participant_id),
        ),
      )
  }
}

const timed = {
  id: events.id,
  channel_id: events.channel_id,
  stream_status: events.stream_status,
  event_utc_ts: events.event_utc_ts,
  ends_at: events.ends_at,
  starts_by_clock: events.starts_by_clock,
}

export async function lockEvent(tx: Tx, channelId: number, eventId: number) {
  const [row] = await tx
    .select(timed)
    .from(events)
    .where(and(eq(events.channel_id, channelId), eq(events.id, eventId)))
    .for('update')
  return row
}

/** Events of any channel whose time may have come; those that somebody else is changing come next time. */
export function lockDueEvents(tx: Tx, now: Date, limit: number) {
  const isDue: SQL = sql`(${lte(events.ends_at, now)} or (${events.starts_by_clock}
    and ${eq(events.stream_status, 'upcoming')} and ${lte(events.event_utc_ts, now)}))`
  return tx
    .select(timed)
    .from(events)
    .where(and(ne(events.stream_status, 'finished'), isDue))
    .orderBy(events.channel_id, events.id)
    .limit(limit)
    .for('update', { skipLocked: true })
}

export async function listEventIdsBySource(db: Db | Tx, channelId: number, keys: readonly string[]) {
  if (keys.length === 0) return new Map<string, number>()
  const rows = await db
    .select({ id: events.id, key: events.source_key })
    .from(events)
    .where(and(eq(events.channel_id, channelId), inArray(events.source_key, [...keys])))
  return new Map(rows.map(row => [row.key ?? '', row.id]))
}
