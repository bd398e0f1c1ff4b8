import { maxTotal } from '@grandstand/contract'
import { and, arrayContains, desc, eq, exists, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/connection.ts'
import { clips, eventParticipants, events } from '../../db/tables.ts'
import type { ClipRow } from './clip-store.ts'

export interface ClipFilter {
  /** Whose own are seen too; null: a visitor. */
  userId: number | null
  /** What of all clips: a user's own, what everybody sees, or both. */
  among: 'own' | 'public' | 'both'
  eventId?: number | undefined
  categoryIds?: readonly number[] | undefined
  participantId?: number | undefined
  tag?: string | undefined
}

export interface Page {
  limit: number
  offset: number
}

/** Newest first; the total is exact up to a thousand. */
export async function findClips(
  db: Db,
  channelId: number,
  filter: ClipFilter,
  { limit, offset }: Page,
): Promise<{ rows: ClipRow[]; total: number }> {
  const matching = and(eq(clips.channel_id, channelId), isSeen(filter), ...narrowed(db, filter))
  const rows = await db
    .select()
    .from(clips)
    .where(matching)
    .orderBy(desc(clips.created_at), desc(clips.id))
    .limit(limit)
    .offset(offset)
  return { rows, total: await countUpTo(db, matching) }
}

/** Events with a visible clip, by their newest clip. */
export async function findEventsWithClip(
  db: Db,
  channelId: number,
  userId: number | null,
  { limit, offset }: Page,
): Promise<{ ids: number[]; total: number }> {
  const seen = db
    .select({ id: clips.event_id, last: sql<Date>`max(${clips.created_at})`.as('last') })
    .from(clips)
    .where(and(eq(clips.channel_id, channelId), isSeen({ userId, among: 'both' })))
    .groupBy(clips.event_id)
    .as('seen')
  const rows = await db
    .select({ id: seen.id })
    .from(seen)
    .orderBy(desc(seen.last), desc(seen.id))
    .limit(limit)
    .offset(offset)
  const counted = db.select({ id: seen.id }).from(seen).limit(maxTotal).as('counted')
  return { ids: rows.map(({ id }) => id), total: await db.$count(counted) }
}

function isSeen({ userId, among }: Pick<ClipFilter, 'userId' | 'among'>): SQL | undefined {
  const isPublic = and(eq(clips.is_public, true), eq(clips.moderation, 'approved'))
  const isOwn = userId === null ? sql`false` : eq(clips.user_id, userId)
  if (among === 'own') return isOwn
  return among === 'public' ? isPublic : or(isPublic, isOwn)
}

function narrowed(db: Db, { eventId, categoryIds, participantId, tag }: ClipFilter): (SQL | undefined)[] {
  const ofSport = (ids: readonly number[]) =>
    exists(
      db
        .select({ one: sql`1` })
        .from(events)
        .where(and(eq(events.id, clips.event_id), inArray(events.event_category_id, [...ids]))),
    )
  const ofTeam = (id: number) =>
    exists(
      db
        .select({ one: sql`1` })
        .from(eventParticipants)
        .where(and(eq(eventParticipants.event_id, clips.event_id), eq(eventParticipants.participant_id, id))),
    )
  return [
    eventId === undefined ? undefined : eq(clips.event_id, eventId),
    categoryIds && (categoryIds.length === 0 ? sql`false` : ofSport(categoryIds)),
    participantId === undefined ? undefined : ofTeam(participantId),
    tag === undefined ? undefined : arrayContains(clips.tags, [tag]),
  ]
}

function countUpTo(db: Db, matching: SQL | undefined): Promise<number> {
  return db.$count(db.select({ id: clips.id }).from(clips).where(matching).limit(maxTotal).as('counted'))
}
