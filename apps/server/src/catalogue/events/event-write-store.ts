import type { GameClock, GamePart, ScoreKind } from '@grandstand/contract'
import { readGameTime } from '@grandstand/rules'
import { and, eq, isNull, lte, or, type Placeholder, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/connection.ts'
import { perDb } from '../../db/per-db.ts'
import { eventLocations, eventParticipants, events, participants, scoreChanges } from '../../db/tables.ts'
import { codePrefix } from './code-event-store.ts'
import { isCancelled, waitsForGo } from './event-store.ts'

export type NewEventRow = Omit<typeof events.$inferInsert, 'channel_id' | 'search_words'>

/** The id of the new event, or nothing when its source key is taken. */
export async function insertEvent(tx: Tx, channelId: number, row: NewEventRow): Promise<number | undefined> {
  const [made] = await tx
    .insert(events)
    .values({ ...row, channel_id: channelId })
    .onConflictDoNothing()
    .returning({ id: events.id })
  return made?.id
}

export interface EventTeam {
  event_id: number
  participant_id: number
  /** Away before home. */
  position: number
  score: number | null
}

/** The teams must be the channel's; others are not found and left out. */
export async function insertEventTeams(
  tx: Tx,
  channelId: number,
  teams: readonly EventTeam[],
): Promise<void> {
  await tx.execute(sql`
    insert into ${eventParticipants}
      (event_id, participant_id, channel_id, group_id, stream_status, event_utc_ts, is_private, position, score)
    select e.id, p.id, e.channel_id, p.group_id, e.stream_status, e.event_utc_ts, e.is_private, wanted.position,
      wanted.score
    from jsonb_to_recordset(${JSON.stringify(teams)}::jsonb)
      as wanted(event_id int, participant_id int, position int, score int)
    join ${participants} as p on p.id = wanted.participant_id and p.channel_id = ${channelId}
    join ${events} as e on e.id = wanted.event_id and e.channel_id = ${channelId}`)
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
    .set({
      stream_status: move.to,
      paused_at: null,
      updated_at: move.now,
      sequence: sql`${events.sequence} + 1`,
    })
    .where(and(eq(events.channel_id, channelId), eq(events.id, eventId), eq(events.stream_status, move.from)))
    .returning({ id: events.id })
  return moved.length > 0
}

/** False: it was so already, or it is not live. */
export async function setPaused(
  tx: Tx,
  channelId: number,
  eventId: number,
  { paused_at, now }: { paused_at: Date | null; now: Date },
): Promise<boolean> {
  const changed = await tx
    .update(events)
    .set({ paused_at, updated_at: now })
    .where(
      and(
        eq(events.channel_id, channelId),
        eq(events.id, eventId),
        eq(events.stream_status, 'live'),
        sql`(${events.paused_at} is null) = ${paused_at !== null}`,
      ),
    )
    .returning({ id: events.id })
  return changed.length > 0
}

export async function setWaitsForGo(
  tx: Tx,
  channelId: number,
  eventId: number,
  { waits_for_go, now }: { waits_for_go: boolean | null; now: Date },
): Promise<boolean> {
  const changed = await tx
    .update(events)
    .set({ waits_for_go, updated_at: now })
    .where(and(eq(events.channel_id, channelId), eq(events.id, eventId)))
    .returning({ id: events.id })
  return changed.length > 0
}

export async function setCancelled(
  tx: Tx,
  channelId: number,
  eventId: number,
  cancelled_by: 'code' | 'operator' | null,
  now: Date,
): Promise<void> {
  await tx
    .update(events)
    .set({ cancelled_by, updated_at: now, sequence: sql`${events.sequence} + 1` })
    .where(and(eq(events.channel_id, channelId), eq(events.id, eventId)))
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

export async function setLocation(
  tx: Tx,
  channelId: number,
  eventId: number,
  { location_id, time_zone, now }: { location_id: number; time_zone: string; now: Date },
): Promise<void> {
  await tx
    .update(events)
    .set({ location_id, time_zone, updated_at: now, sequence: sql`${events.sequence} + 1` })
    .where(and(eq(events.channel_id, channelId), eq(events.id, eventId)))
}

export async function setPeriod(
  tx: Tx,
  channelId: number,
  eventId: number,
  { period, clock, now }: { period: string | null; clock: GameClock | null; now: Date },
): Promise<boolean> {
  const changed = await tx
    .update(events)
    .set({ period, clock, updated_at: now })
    .where(and(eq(events.channel_id, channelId), eq(events.id, eventId)))
    .returning({ id: events.id })
  return changed.length > 0
}

export async function setType(
  tx: Tx,
  channelId: number,
  eventId: number,
  type: string,
  now: Date,
): Promise<void> {
  await tx
    .update(events)
    .set({ type, updated_at: now })
    .where(and(eq(events.channel_id, channelId), eq(events.id, eventId)))
}

export interface NewScore {
  participant_id: number
  score: number | null
  /** How they scored, if somebody said it. */
  kind?: ScoreKind | null
}

/** What changes is kept with its time; the same again is no change. Whether any of them changed. */
export async function setScores(
  tx: Tx,
  channelId: number,
  eventId: number,
  scores: readonly NewScore[],
  at: Date,
): Promise<boolean> {
  let isNews = false
  for (const { participant_id, score, kind = null } of scores) {
    const changed = await tx
      .update(eventParticipants)
      .set({ score })
      .where(
        and(
          eq(eventParticipants.channel_id, channelId),
          eq(eventParticipants.event_id, eventId),
          eq(eventParticipants.participant_id, participant_id),
          sql`${eventParticipants.score} is distinct from ${score}`,
        ),
      )
      .returning({ participant_id: eventParticipants.participant_id })
    if (changed.length === 0) continue
    isNews = true
    const time = await findGameTime(tx, channelId, eventId, at)
    await tx
      .insert(scoreChanges)
      .values({ channel_id: channelId, event_id: eventId, participant_id, score, kind, at, ...time })
  }
  return isNews
}

async function findGameTime(tx: Tx, channelId: number, eventId: number, at: Date) {
  const [event] = await tx
    .select({ period: events.period, clock: events.clock })
    .from(events)
    .where(and(eq(events.channel_id, channelId), eq(events.id, eventId)))
  return event && readGameTime(event, at)
}

const timed = {
  id: events.id,
  channel_id: events.channel_id,
  stream_status: events.stream_status,
  event_utc_ts: events.event_utc_ts,
  ends_at: events.ends_at,
  starts_by_clock: events.starts_by_clock,
  waits_for_go: waitsForGo,
  is_cancelled: isCancelled,
  is_private: events.is_private,
}

export async function lockEvent(tx: Tx, channelId: number, eventId: number) {
  const [row] = await tx
    .select(timed)
    .from(events)
    .where(and(eq(events.channel_id, channelId), eq(events.id, eventId)))
    .for('update')
  return row
}

/** When and where it is to be. */
export async function lockPlan(tx: Tx, channelId: number, eventId: number) {
  const [row] = await tx
    .select({ ...timed, time_zone: events.time_zone })
    .from(events)
    .where(and(eq(events.channel_id, channelId), eq(events.id, eventId)))
    .for('update')
  return row
}

export async function findLocation(tx: Tx, channelId: number, alias: string) {
  const [row] = await tx
    .select({ id: eventLocations.id, time_zone: eventLocations.time_zone })
    .from(eventLocations)
    .where(
      and(
        eq(eventLocations.channel_id, channelId),
        eq(eventLocations.alias, alias),
        isNull(eventLocations.retired_at),
      ),
    )
  return row
}

/** Of an event that the channel's files keep: what they no longer say. */
export async function markByHand(
  tx: Tx,
  channelId: number,
  eventId: number,
  parts: readonly GamePart[],
): Promise<void> {
  await tx.execute(sql`
    update ${events} set by_hand = array(select distinct unnest(by_hand || ${sql.param([...parts])}::text[]))
    where channel_id = ${channelId} and id = ${eventId} and source_key like ${`${codePrefix}%`}`)
}

/** Of any channel: their time may have come. The literals are those of the indexes. */
const isOver = (now: Date | Placeholder) =>
  and(sql`${events.stream_status} <> 'finished'`, lte(events.ends_at, now))
const begins = (now: Date | Placeholder) =>
  and(
    events.starts_by_clock,
    sql`${events.stream_status} = 'upcoming'`,
    isNull(events.cancelled_by),
    lte(events.event_utc_ts, now),
  )

export async function hasDueEvents(db: Db, now: Date): Promise<boolean> {
  const [over, begun] = await Promise.all([overEvents(db).execute({ now }), begunEvents(db).execute({ now })])
  return over.length > 0 || begun.length > 0
}

// Each in the order of an index, so that it looks at the first entry alone, however many games are to come.
const overEvents = perDb(db =>
  db
    .select({ id: events.id })
    .from(events)
    .where(isOver(sql.placeholder('now')))
    .orderBy(events.ends_at)
    .limit(1)
    .prepare('over_events'),
)

const begunEvents = perDb(db =>
  db
    .select({ id: events.id })
    .from(events)
    .where(begins(sql.placeholder('now')))
    .orderBy(events.event_utc_ts)
    .limit(1)
    .prepare('begun_events'),
)

/** Those that somebody else is changing come next time. */
export function lockDueEvents(tx: Tx, now: Date, limit: number) {
  return tx
    .select(timed)
    .from(events)
    .where(or(isOver(now), begins(now)))
    .orderBy(events.channel_id, events.id)
    .limit(limit)
    .for('update', { skipLocked: true })
}
