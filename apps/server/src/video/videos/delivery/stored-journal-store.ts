import { and, asc, eq, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../db/connection.ts'
import { cameras, storedJournals, videos } from '../../../db/tables.ts'

export type StoredJournal = Pick<
  typeof storedJournals.$inferSelect,
  'rung' | 'epoch' | 'pages' | 'bytes' | 'tail'
>

/** Of all sizes, in the order in which they were written. */
export function listStoredJournals(db: Db | Tx, channelId: number, videoId: number) {
  const { rung, epoch, pages, bytes, tail } = storedJournals
  return db
    .select({ rung, epoch, pages, bytes, tail })
    .from(storedJournals)
    .where(and(eq(storedJournals.channel_id, channelId), eq(storedJournals.video_id, videoId)))
    .orderBy(asc(rung), asc(epoch))
}

/** The same of a video that is not over: then its journal is a file of its own in the storage. */
export function listLiveJournals(db: Db, channelId: number, videoId: number, rungName: string) {
  const { rung, epoch, pages, bytes, tail } = storedJournals
  return db
    .select({ rung, epoch, pages, bytes, tail })
    .from(storedJournals)
    .innerJoin(videos, eq(videos.id, storedJournals.video_id))
    .where(
      and(
        eq(storedJournals.channel_id, channelId),
        eq(storedJournals.video_id, videoId),
        eq(rung, rungName),
        eq(videos.state, 'live'),
      ),
    )
    .orderBy(asc(epoch))
}

/**
 * From where it was known to be. False: it is not there any more, or another process has taken the camera. Whoever takes it
 * waits for this and reads it, or comes first and ends it.
 */
export async function moveStoredJournal(
  db: Db,
  channelId: number,
  videoId: number,
  { rung, epoch, pages, bytes, tail, from }: StoredJournal & { from: number },
): Promise<boolean> {
  const { rows } = await db.execute(sql`
    insert into ${storedJournals} (channel_id, video_id, rung, epoch, pages, bytes, tail)
    select ${cameras.channel_id}, ${cameras.video_id}, ${rung}, ${epoch}::int, ${pages}::int, ${bytes}::bigint, ${tail}
    from ${cameras}
    where ${cameras.channel_id} = ${channelId} and ${cameras.video_id} = ${videoId} and ${cameras.owner_epoch} = ${epoch}
    for share
    on conflict (video_id, rung, epoch)
    do update set pages = excluded.pages, bytes = excluded.bytes, tail = excluded.tail
    where ${storedJournals.bytes} = ${from}
    returning 1`)
  return rows.length === 1
}
