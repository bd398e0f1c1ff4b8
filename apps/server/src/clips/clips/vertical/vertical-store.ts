import type { ClipFraming } from '@grandstand/contract'
import { type ClipStatus, clipStatusesBefore } from '@grandstand/rules'
import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../db/connection.ts'
import { clipVerticals } from '../../../db/tables.ts'

export type VerticalRow = typeof clipVerticals.$inferSelect

const isOf = (channelId: number, clipId: number) =>
  and(eq(clipVerticals.channel_id, channelId), eq(clipVerticals.clip_id, clipId))

export async function findVertical(
  db: Db | Tx,
  channelId: number,
  clipId: number,
): Promise<VerticalRow | undefined> {
  const [row] = await db.select().from(clipVerticals).where(isOf(channelId, clipId))
  return row
}

/** By the clip's id. */
export async function findVerticals(
  db: Db,
  channelId: number,
  clipIds: readonly number[],
): Promise<Map<number, VerticalRow>> {
  if (clipIds.length === 0) return new Map()
  const rows = await db
    .select()
    .from(clipVerticals)
    .where(and(eq(clipVerticals.channel_id, channelId), inArray(clipVerticals.clip_id, [...clipIds])))
    .limit(clipIds.length)
  return new Map(rows.map(row => [row.clip_id, row]))
}

const anew = (now: Date) => ({
  status: 'queued' as const,
  problem: null,
  queued_at: now,
  cut: sql`${clipVerticals.cut} + 1`,
})

/** What was asked for before counts no longer. */
export async function putVertical(
  tx: Tx,
  channelId: number,
  { clipId, framing, now }: { clipId: number; framing: ClipFraming; now: Date },
): Promise<VerticalRow> {
  const [row] = await tx
    .insert(clipVerticals)
    .values({ clip_id: clipId, channel_id: channelId, framing, status: 'queued', queued_at: now })
    .onConflictDoUpdate({ target: clipVerticals.clip_id, set: { ...anew(now), framing } })
    .returning()
  if (!row) throw new Error('The upright form was not stored')
  return row
}

/** The clip has changed. This file is made again once the clip has its own. */
export async function renewVertical(tx: Tx, channelId: number, clipId: number, now: Date): Promise<void> {
  await tx.update(clipVerticals).set(anew(now)).where(isOf(channelId, clipId))
}

export async function deleteVertical(tx: Tx, channelId: number, clipId: number): Promise<void> {
  await tx.delete(clipVerticals).where(isOf(channelId, clipId))
}

/** From a state that may come before, and only for what was asked for last; else nothing is changed. */
export async function moveVertical(
  db: Db | Tx,
  channelId: number,
  { clip_id, cut }: Pick<VerticalRow, 'clip_id' | 'cut'>,
  { status, problem = null }: { status: ClipStatus; problem?: string | null },
): Promise<VerticalRow | undefined> {
  const [row] = await db
    .update(clipVerticals)
    .set({ status, problem })
    .where(
      and(
        isOf(channelId, clip_id),
        eq(clipVerticals.cut, cut),
        inArray(clipVerticals.status, clipStatusesBefore(status)),
      ),
    )
    .returning()
  return row
}

const sweep = 500

/** Of all channels: files that should be ready. */
export function listLateVerticals(db: Db, queuedBefore: Date): Promise<VerticalRow[]> {
  return db
    .select()
    .from(clipVerticals)
    .where(
      and(inArray(clipVerticals.status, ['queued', 'processing']), lt(clipVerticals.queued_at, queuedBefore)),
    )
    .limit(sweep)
}
