import { and, asc, desc, eq, isNull, like, lt, ne, notExists, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/connection.ts'
import {
  closings,
  eventCategories,
  eventLocations,
  eventParticipants,
  events,
  grants,
  orders,
  participantGroups,
  participants,
  scoreChanges,
} from '../../db/tables.ts'

/** Every event of ours begins with it; those of people have no source key. */
export const sourcePrefix = 'demo:'

/** Names in all languages, unlike in the API. */
export async function readLeague(db: Db, channelId: number) {
  const [teams, locations] = await Promise.all([
    db
      .select({
        id: participants.id,
        gender: participants.gender,
        category_id: participants.category_id,
        sport: eventCategories.alias,
        sportName: eventCategories.name,
        schoolId: participantGroups.id,
        school: participantGroups.alias,
        city: participantGroups.city,
      })
      .from(participants)
      .innerJoin(participantGroups, eq(participantGroups.id, participants.group_id))
      .innerJoin(eventCategories, eq(eventCategories.id, participants.category_id))
      .where(and(eq(participants.channel_id, channelId), isNull(participants.retired_at)))
      .orderBy(asc(participants.position)),
    db
      .select()
      .from(eventLocations)
      .where(and(eq(eventLocations.channel_id, channelId), isNull(eventLocations.retired_at)))
      .orderBy(asc(eventLocations.position)),
  ])
  return { teams, locations }
}

export type League = Awaited<ReturnType<typeof readLeague>>

export async function listSourceKeys(db: Db, channelId: number): Promise<Set<string>> {
  const rows = await db
    .select({ key: events.source_key })
    .from(events)
    .where(and(eq(events.channel_id, channelId), like(events.source_key, `${sourcePrefix}%`)))
  return new Set(rows.flatMap(row => row.key ?? []))
}

/** Our events of a status with their teams, away first. */
export async function listDemoGames(
  db: Db,
  channelId: number,
  {
    status,
    withoutScore,
    withoutPlays,
  }: { status: 'live' | 'finished'; withoutScore?: boolean; withoutPlays?: boolean },
) {
  const rows = await db
    .select({
      id: events.id,
      key: events.source_key,
      type: events.type,
      sport: eventCategories.alias,
      event_utc_ts: events.event_utc_ts,
      ends_at: events.ends_at,
      period: events.period,
      clock: events.clock,
      participant_id: eventParticipants.participant_id,
      score: eventParticipants.score,
    })
    .from(events)
    .innerJoin(eventCategories, eq(eventCategories.id, events.event_category_id))
    .innerJoin(eventParticipants, eq(eventParticipants.event_id, events.id))
    .where(
      and(
        eq(events.channel_id, channelId),
        eq(events.stream_status, status),
        like(events.source_key, `${sourcePrefix}%`),
        withoutScore ? sql`(${eventParticipants.score} is null or ${events.period} is not null)` : undefined,
        withoutPlays
          ? notExists(
              db
                .select({ id: scoreChanges.id })
                .from(scoreChanges)
                .where(eq(scoreChanges.event_id, events.id)),
            )
          : undefined,
      ),
    )
    .orderBy(asc(events.id), asc(eventParticipants.position))
  return [...Map.groupBy(rows, row => row.id)].flatMap(([id, teams]) => {
    const [first] = teams
    return first ? [{ ...first, id, key: first.key ?? '', teams }] : []
  })
}

export type DemoGame = Awaited<ReturnType<typeof listDemoGames>>[number]

const playsAtOnce = 2_000

/** As if somebody had kept the score from the start. */
export async function insertPlays(
  db: Db,
  channelId: number,
  plays: readonly Omit<typeof scoreChanges.$inferInsert, 'channel_id'>[],
): Promise<void> {
  for (let from = 0; from < plays.length; from += playsAtOnce) {
    const part = plays.slice(from, from + playsAtOnce)
    await db.insert(scoreChanges).values(part.map(play => ({ ...play, channel_id: channelId })))
  }
}

/** What somebody bought or was given stays. */
export async function deleteDemoGamesBefore(db: Db, channelId: number, before: Date): Promise<void> {
  await db
    .delete(events)
    .where(
      and(
        eq(events.channel_id, channelId),
        like(events.source_key, `${sourcePrefix}%`),
        ne(events.stream_status, 'live'),
        lt(events.event_utc_ts, before),
        notExists(db.select({ id: orders.id }).from(orders).where(eq(orders.event_id, events.id))),
        notExists(db.select({ id: grants.id }).from(grants).where(eq(grants.event_id, events.id))),
      ),
    )
}

/** Whether any night was ever closed. */
export async function hasClosings(tx: Tx, channelId: number): Promise<boolean> {
  const rows = await tx
    .select({ id: closings.event_id })
    .from(closings)
    .where(eq(closings.channel_id, channelId))
    .limit(1)
  return rows.length > 0
}

/** Our game that was over last. */
export async function findLatestOver(tx: Tx, channelId: number, now: Date) {
  const [row] = await tx
    .select({ id: events.id, ends_at: events.ends_at })
    .from(events)
    .where(
      and(
        eq(events.channel_id, channelId),
        eq(events.stream_status, 'finished'),
        isNull(events.cancelled_by),
        like(events.source_key, `${sourcePrefix}%`),
        lt(events.ends_at, now),
      ),
    )
    .orderBy(desc(events.ends_at), desc(events.id))
    .limit(1)
  return row
}
