import { and, eq, gt, isNull, lt, or, sql } from 'drizzle-orm'
import type { Db } from '../../db/connection.ts'
import { playbacks } from '../../db/tables.ts'

/** A television that was chosen before need not be the one that comes now; false where the player is over. */
export async function beginCast(db: Db, channelId: number, playbackId: string): Promise<boolean> {
  const rows = await db
    .update(playbacks)
    .set({ cast_marks: [], cast_ticket: null, cast_began_at: null, cast_used_at: null })
    .where(ofOpen(channelId, playbackId))
    .returning({ id: playbacks.id })
  return rows.length === 1
}

/** False where so many others have come already. By whichever process they ask, the row counts them once. */
export async function admitMark(
  db: Db,
  channelId: number,
  playbackId: string,
  { mark, max }: { mark: string; max: number },
): Promise<boolean> {
  const isKnown = sql`${mark} = any(${playbacks.cast_marks})`
  const rows = await db
    .update(playbacks)
    .set({
      cast_marks: sql`case when ${isKnown} then ${playbacks.cast_marks} else array_append(${playbacks.cast_marks}, ${mark}) end`,
    })
    .where(
      and(
        ofOpen(channelId, playbackId),
        sql`(${isKnown} or cardinality(${playbacks.cast_marks}) < ${max}::int)`,
      ),
    )
    .returning({ id: playbacks.id })
  return rows.length === 1
}

interface Entry {
  ticket: string
  now: Date
  /** A receiver that has asked for nothing since then is gone. */
  goneBefore: Date
  /** One that began after this may begin again. */
  newSince: Date
}

/** False while another receiver plays. Of many that come at once, by whichever process, the last one has the ticket. */
export async function claimTicket(
  db: Db,
  channelId: number,
  playbackId: string,
  { ticket, now, goneBefore, newSince }: Entry,
): Promise<boolean> {
  const isFree = or(isNull(playbacks.cast_used_at), lt(playbacks.cast_used_at, goneBefore))
  const isNew = gt(playbacks.cast_began_at, newSince)
  const rows = await db
    .update(playbacks)
    .set({
      cast_ticket: ticket,
      cast_began_at: sql`case when ${isNew} then ${playbacks.cast_began_at} else ${now.toISOString()}::timestamptz end`,
      cast_used_at: null,
    })
    .where(and(ofOpen(channelId, playbackId), or(isFree, isNew)))
    .returning({ id: playbacks.id })
  return rows.length === 1
}

/** False where another receiver has taken its place. */
export async function useTicket(
  db: Db,
  channelId: number,
  playbackId: string,
  { ticket, now }: Pick<Entry, 'ticket' | 'now'>,
): Promise<boolean> {
  const rows = await db
    .update(playbacks)
    .set({ cast_used_at: now })
    .where(and(ofOpen(channelId, playbackId), eq(playbacks.cast_ticket, ticket)))
    .returning({ id: playbacks.id })
  return rows.length === 1
}

const ofOpen = (channelId: number, playbackId: string) =>
  and(
    eq(playbacks.channel_id, channelId),
    eq(playbacks.id, playbackId),
    isNull(playbacks.replaced_at),
    isNull(playbacks.left_at),
  )
