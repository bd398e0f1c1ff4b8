import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../db/connection.ts'
import { playbacks } from '../../db/tables.ts'

/** A television that was chosen before need not be the one that comes now; false where the player is over. */
export async function beginCast(db: Db, channelId: number, playbackId: string): Promise<boolean> {
  const rows = await db
    .update(playbacks)
    .set({ cast_marks: [] })
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

const ofOpen = (channelId: number, playbackId: string) =>
  and(
    eq(playbacks.channel_id, channelId),
    eq(playbacks.id, playbackId),
    isNull(playbacks.replaced_at),
    isNull(playbacks.left_at),
  )
