import { and, eq, inArray, lt } from 'drizzle-orm'
import type { Db, Tx } from '../../db/connection.ts'
import { clips, clipVerticals } from '../../db/tables.ts'

export type ClipRow = typeof clips.$inferSelect
export type NewClip = Omit<typeof clips.$inferInsert, 'channel_id'>
export type ClipRef = Pick<ClipRow, 'channel_id' | 'id'>
/** The rest of a row is moved by `applyClipEvent` alone. */
export type ClipChange = Partial<
  Pick<
    ClipRow,
    | 'name'
    | 'tags'
    | 'start_seconds'
    | 'began_at'
    | 'duration_seconds'
    | 'source_rung'
    | 'is_public'
    | 'moderation'
    | 'share_uuid'
  >
>

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

/** Of those that its owner has of the game; a clip keeps this when it is cut again. */
export async function isFirstOfGame(
  tx: Tx,
  { channel_id, id, user_id, event_id }: ClipRef & { user_id: number; event_id: number },
): Promise<boolean> {
  const [earlier] = await tx
    .select({ id: clips.id })
    .from(clips)
    .where(
      and(
        eq(clips.channel_id, channel_id),
        eq(clips.event_id, event_id),
        eq(clips.user_id, user_id),
        lt(clips.id, id),
      ),
    )
    .limit(1)
  return earlier === undefined
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

export async function deleteClipRow(tx: Tx, channelId: number, clipId: number): Promise<void> {
  await tx.delete(clips).where(isClip(channelId, clipId))
}

const sweep = 500

/** Clips of all channels that should be ready, or their upright files. */
export async function listLateClips(db: Db, queuedBefore: Date): Promise<ClipRef[]> {
  const isLate = ({ status, queued_at }: typeof clips | typeof clipVerticals) =>
    and(inArray(status, ['queued', 'processing']), lt(queued_at, queuedBefore))
  const late = await db
    .select({ channel_id: clips.channel_id, id: clips.id })
    .from(clips)
    .where(isLate(clips))
    .limit(sweep)
  const lateVerticals = await db
    .select({ channel_id: clipVerticals.channel_id, id: clipVerticals.clip_id })
    .from(clipVerticals)
    .where(isLate(clipVerticals))
    .limit(sweep)
  return [...late, ...lateVerticals]
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
