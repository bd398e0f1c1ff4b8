import { type ClipStatus, clipStatusesBefore } from '@grandstand/rules'
import { and, eq, inArray, lt } from 'drizzle-orm'
import type { Db, Tx } from '../../db/connection.ts'
import { clips, eventMedia } from '../../db/tables.ts'

export type ClipRow = typeof clips.$inferSelect
export type NewClip = Omit<typeof clips.$inferInsert, 'channel_id'>
type ClipChange = Partial<Omit<ClipRow, 'id' | 'channel_id' | 'user_id' | 'event_id' | 'status'>>

const isClip = (channelId: number, clipId: number) =>
  and(eq(clips.channel_id, channelId), eq(clips.id, clipId))

export async function insertClip(tx: Tx, channelId: number, clip: NewClip): Promise<ClipRow> {
  const [row] = await tx
    .insert(clips)
    .values({ ...clip, channel_id: channelId })
    .returning()
  if (!row) throw new Error('The clip was not stored')
  return row
}

export async function findClip(db: Db | Tx, channelId: number, clipId: number): Promise<ClipRow | undefined> {
  const [row] = await db.select().from(clips).where(isClip(channelId, clipId))
  return row
}

/** Of whichever channel: its address names none. */
export async function findAnyClip(db: Db, clipId: number): Promise<ClipRow | undefined> {
  const [row] = await db.select().from(clips).where(eq(clips.id, clipId))
  return row
}

/** Stays as it is until the transaction ends. */
export async function lockClip(tx: Tx, channelId: number, clipId: number): Promise<ClipRow | undefined> {
  const [row] = await tx.select().from(clips).where(isClip(channelId, clipId)).for('update')
  return row
}

export async function findRepeated(
  db: Db | Tx,
  channelId: number,
  userId: number,
  idempotencyKey: string,
): Promise<ClipRow | undefined> {
  const [row] = await db
    .select()
    .from(clips)
    .where(
      and(
        eq(clips.channel_id, channelId),
        eq(clips.user_id, userId),
        eq(clips.idempotency_key, idempotencyKey),
      ),
    )
  return row
}

export async function updateClip(
  tx: Tx,
  channelId: number,
  clipId: number,
  change: ClipChange,
): Promise<ClipRow | undefined> {
  const [row] = await tx.update(clips).set(change).where(isClip(channelId, clipId)).returning()
  return row
}

/** From a state that may come before, and only for the cut that was asked for last; else nothing is changed. */
export async function moveClip(
  db: Db | Tx,
  channelId: number,
  { id, cut }: { id: number; cut: number },
  { status, ...change }: ClipChange & { status: ClipStatus },
): Promise<ClipRow | undefined> {
  const [row] = await db
    .update(clips)
    .set({ problem: null, ...change, status })
    .where(and(isClip(channelId, id), eq(clips.cut, cut), inArray(clips.status, clipStatusesBefore(status))))
    .returning()
  return row
}

export async function deleteClipRow(tx: Tx, channelId: number, clipId: number): Promise<void> {
  await tx.delete(clips).where(isClip(channelId, clipId))
}

const sweep = 500

/** Clips of all channels that should be ready. */
export function listLateClips(db: Db, queuedBefore: Date): Promise<ClipRow[]> {
  return db
    .select()
    .from(clips)
    .where(and(inArray(clips.status, ['queued', 'processing']), lt(clips.queued_at, queuedBefore)))
    .limit(sweep)
}

export function listOldClips(db: Db, channelId: number, createdBefore: Date): Promise<ClipRow[]> {
  return db
    .select()
    .from(clips)
    .where(and(eq(clips.channel_id, channelId), lt(clips.created_at, createdBefore)))
    .limit(sweep)
}

type Whose = { user_id: number } | { event_id: number }

const isOf = (channelId: number, whose: Whose) =>
  and(
    eq(clips.channel_id, channelId),
    'user_id' in whose ? eq(clips.user_id, whose.user_id) : eq(clips.event_id, whose.event_id),
  )

export function countClipsOf(db: Db | Tx, channelId: number, whose: Whose): Promise<number> {
  return db.$count(clips, isOf(channelId, whose))
}

/** In one order, so that two who lock several never wait for each other. */
export function lockClipsOf(tx: Tx, channelId: number, whose: Whose): Promise<ClipRow[]> {
  return tx.select().from(clips).where(isOf(channelId, whose)).orderBy(clips.id).limit(100_000).for('update')
}

/** Whether it is still the video of a game, and not one that was a clip's own. */
export async function isGameVideo(tx: Tx, channelId: number, videoId: number): Promise<boolean> {
  const rows = await tx
    .select({ id: eventMedia.id })
    .from(eventMedia)
    .where(and(eq(eventMedia.channel_id, channelId), eq(eventMedia.video_id, videoId)))
    .limit(1)
  return rows.length > 0
}
