import type { ReplayProblem, ReplayState } from '@grandstand/contract'
import { replayStatesBefore } from '@grandstand/rules'
import { and, asc, eq, inArray, lt, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../db/connection.ts'
import { events, mediaFiles } from '../../../db/tables.ts'

export type FileRow = typeof mediaFiles.$inferSelect

const ofFile = (channelId: number, fileId: number) =>
  and(eq(mediaFiles.channel_id, channelId), eq(mediaFiles.id, fileId))

export async function eventExists(db: Db | Tx, channelId: number, eventId: number): Promise<boolean> {
  const rows = await db
    .select({ id: events.id })
    .from(events)
    .where(and(eq(events.channel_id, channelId), eq(events.id, eventId)))
  return rows.length === 1
}

/** Undefined where the event is not the channel's. */
export async function insertFile(
  tx: Tx,
  channelId: number,
  row: Pick<FileRow, 'event_id' | 'name' | 'size_bytes' | 'received_bytes' | 'created_at' | 'place'> & {
    state: ReplayState
  },
): Promise<FileRow | undefined> {
  if (!(await eventExists(tx, channelId, row.event_id))) return undefined
  const [made] = await tx
    .insert(mediaFiles)
    .values({ ...row, channel_id: channelId, updated_at: row.created_at })
    .returning()
  return made
}

export async function findFile(db: Db | Tx, channelId: number, fileId: number): Promise<FileRow | undefined> {
  const rows = await db.select().from(mediaFiles).where(ofFile(channelId, fileId))
  return rows[0]
}

export function listFiles(db: Db, channelId: number, eventId: number): Promise<FileRow[]> {
  return db
    .select()
    .from(mediaFiles)
    .where(and(eq(mediaFiles.channel_id, channelId), eq(mediaFiles.event_id, eventId)))
    .orderBy(asc(mediaFiles.id))
    .limit(100)
}

/** False where the file is not in a state from which it may come to this one. */
export async function moveFile(
  db: Db | Tx,
  channelId: number,
  fileId: number,
  change: { state: ReplayState; now: Date; percent?: number; problem?: ReplayProblem },
): Promise<boolean> {
  const { state, now, percent, problem } = change
  const rows = await db
    .update(mediaFiles)
    .set({
      ...{ state, updated_at: now },
      ...(percent === undefined ? {} : { percent }),
      ...(problem === undefined ? {} : { problem }),
    })
    .where(and(ofFile(channelId, fileId), inArray(mediaFiles.state, replayStatesBefore(state))))
    .returning({ id: mediaFiles.id })
  return rows.length === 1
}

/** Never back. False: it is no longer being worked on. */
export async function keepPercent(
  db: Db,
  channelId: number,
  fileId: number,
  percent: number,
  now: Date,
): Promise<boolean> {
  const rows = await db
    .update(mediaFiles)
    .set({ percent: sql`greatest(${mediaFiles.percent}, ${percent})`, updated_at: now })
    .where(and(ofFile(channelId, fileId), eq(mediaFiles.state, 'processing')))
    .returning({ id: mediaFiles.id })
  return rows.length === 1
}

/** Only from where it was: two senders of one file do not both count. */
export async function keepReceived(
  db: Db | Tx,
  channelId: number,
  fileId: number,
  { from, to, now }: { from: number; to: number; now: Date },
): Promise<boolean> {
  const rows = await db
    .update(mediaFiles)
    .set({ received_bytes: to, updated_at: now })
    .where(
      and(ofFile(channelId, fileId), eq(mediaFiles.state, 'uploading'), eq(mediaFiles.received_bytes, from)),
    )
    .returning({ id: mediaFiles.id })
  return rows.length === 1
}

export async function setVideo(tx: Tx, channelId: number, fileId: number, videoId: number): Promise<void> {
  await tx.update(mediaFiles).set({ video_id: videoId }).where(ofFile(channelId, fileId))
}

export async function deleteFile(tx: Tx, channelId: number, fileId: number): Promise<void> {
  await tx.delete(mediaFiles).where(ofFile(channelId, fileId))
}

/** Of all channels: uploads of which nothing came for so long. */
export function listAbandoned(db: Db, before: Date): Promise<FileRow[]> {
  return db
    .select()
    .from(mediaFiles)
    .where(and(eq(mediaFiles.state, 'uploading'), lt(mediaFiles.updated_at, before)))
    .limit(100)
}

/** Of all channels: what was cancelled so long ago that nobody works on it any more. */
export async function deleteCancelled(db: Db, before: Date): Promise<void> {
  await db.delete(mediaFiles).where(and(eq(mediaFiles.state, 'cancelled'), lt(mediaFiles.updated_at, before)))
}
