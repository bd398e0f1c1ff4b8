import type { ReplayProblem, ReplayState } from '@grandstand/contract'
import { replayStatesBefore } from '@grandstand/rules'
import { and, asc, desc, eq, inArray, lt, ne, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../db/connection.ts'
import { isOpen } from '../../../db/is-open.ts'
import { events, mediaFiles, prerolls, slides, vodMediaItems } from '../../../db/tables.ts'
import type { OwnerRef, SingleOwner } from './file-owner.ts'

export type FileRow = typeof mediaFiles.$inferSelect

const ofFile = (channelId: number, fileId: number) =>
  and(eq(mediaFiles.channel_id, channelId), eq(mediaFiles.id, fileId))

/** Of the channel. */
export async function ownerExists(db: Db | Tx, channelId: number, ownerRef: OwnerRef): Promise<boolean> {
  const table = { event: events, teaser: events, library: vodMediaItems, preroll: prerolls, slide: slides }[
    ownerRef.owner
  ]
  const rows = await db
    .select({ id: table.id })
    .from(table)
    // Pictures out of a file are for everybody, and what is private is not.
    .where(
      and(eq(table.channel_id, channelId), eq(table.id, ownerRef.id), table === events ? isOpen : undefined),
    )
  return rows.length === 1
}

/** The column that tells what a file is for. */
const columns = {
  event: 'event_id',
  teaser: 'event_id',
  library: 'vod_media_item_id',
  preroll: 'preroll_id',
  slide: 'slide_id',
} as const

/** Undefined where what it is for is not the channel's. */
export async function insertFile(
  tx: Tx,
  channelId: number,
  of: OwnerRef,
  row: Pick<FileRow, 'name' | 'size_bytes' | 'received_bytes' | 'created_at' | 'site'> & {
    stored_parts?: string[] | null
    state: ReplayState
  },
): Promise<FileRow | undefined> {
  if (!(await ownerExists(tx, channelId, of))) return undefined
  const [made] = await tx
    .insert(mediaFiles)
    .values({
      ...row,
      [columns[of.owner]]: of.id,
      owner: of.owner,
      channel_id: channelId,
      updated_at: row.created_at,
    })
    .returning()
  return made
}

export async function findFile(db: Db | Tx, channelId: number, fileId: number): Promise<FileRow | undefined> {
  const rows = await db.select().from(mediaFiles).where(ofFile(channelId, fileId))
  return rows[0]
}

export function listFiles(db: Db, channelId: number, { owner, id }: OwnerRef): Promise<FileRow[]> {
  const column = mediaFiles[columns[owner]]
  return db
    .select()
    .from(mediaFiles)
    .where(and(eq(mediaFiles.channel_id, channelId), eq(mediaFiles.owner, owner), eq(column, id)))
    .orderBy(asc(mediaFiles.id))
    .limit(100)
}

/** The last file of each library item, preroll or slide; a cancelled one does not count. */
export function listNewestFiles(db: Db, channelId: number, owner: SingleOwner) {
  const column = mediaFiles[columns[owner]]
  return db
    .selectDistinctOn([column], {
      owned_id: column,
      state: mediaFiles.state,
      percent: mediaFiles.percent,
      video_id: mediaFiles.video_id,
    })
    .from(mediaFiles)
    .where(
      and(
        eq(mediaFiles.channel_id, channelId),
        eq(mediaFiles.owner, owner),
        ne(mediaFiles.state, 'cancelled'),
      ),
    )
    .orderBy(column, desc(mediaFiles.id))
    .limit(1_000)
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
      state,
      updated_at: now,
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
  { from, to, now, parts = [] }: { from: number; to: number; now: Date; parts?: readonly string[] },
): Promise<boolean> {
  const rows = await db
    .update(mediaFiles)
    .set({
      received_bytes: to,
      updated_at: now,
      ...(parts.length > 0 && {
        stored_parts: sql`${mediaFiles.stored_parts} || ${sql.param([...parts])}::text[]`,
      }),
    })
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

/** Uploads of all channels with no data since `before`. */
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
