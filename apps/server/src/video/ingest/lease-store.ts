import { and, eq, isNull, or, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/connection.ts'
import { cameras } from '../../db/tables.ts'

/** Times are the database's own: machines may disagree about theirs. */
const untilAfter = (seconds: number) => sql`clock_timestamp() + make_interval(secs => ${seconds})`

const ofCamera = (channelId: number, videoId: number) =>
  and(eq(cameras.channel_id, channelId), eq(cameras.video_id, videoId))

export interface LeaseOptions {
  nodeId: string
  seconds: number
}

/** Its epoch; undefined: another process has the camera. */
export async function takeLease(
  db: Db | Tx,
  channelId: number,
  videoId: number,
  { nodeId, seconds }: LeaseOptions,
): Promise<number | undefined> {
  const [row] = await db
    .update(cameras)
    .set({
      owner_node: nodeId,
      owner_epoch: sql`${cameras.owner_epoch} + 1`,
      owner_until: untilAfter(seconds),
      is_resting: false,
    })
    .where(
      and(
        ofCamera(channelId, videoId),
        or(
          isNull(cameras.owner_until),
          eq(cameras.owner_node, nodeId),
          cameras.is_resting,
          sql`${cameras.owner_until} < clock_timestamp()`,
        ),
      ),
    )
    .returning({ epoch: cameras.owner_epoch })
  return row?.epoch
}

/** As it is now; undefined: there is no such camera any more. */
export async function findLease(db: Db, channelId: number, videoId: number) {
  const [row] = await db
    .select({
      epoch: cameras.owner_epoch,
      until: cameras.owner_until,
      is_free: sql<boolean>`${cameras.owner_until} is null or ${cameras.is_resting} or ${cameras.owner_until} < clock_timestamp()`,
    })
    .from(cameras)
    .where(ofCamera(channelId, videoId))
  return row
}

/** Returns the given leases that the process still owns: nobody has taken them since. */
export async function renewLeases(
  db: Db,
  held: readonly { videoId: number; epoch: number }[],
  { nodeId, seconds }: LeaseOptions,
): Promise<Set<number>> {
  const rows = await db
    .update(cameras)
    .set({ owner_until: untilAfter(seconds) })
    .where(
      and(
        eq(cameras.owner_node, nodeId),
        sql`(${cameras.video_id}, ${cameras.owner_epoch}) in ${held.map(({ videoId, epoch }) => sql`(${videoId}, ${epoch})`)}`,
      ),
    )
    .returning({ videoId: cameras.video_id })
  return new Set(rows.map(({ videoId }) => videoId))
}

/** It stays the process's own, for those who watch, until another wants it. */
export async function restLease(db: Db, channelId: number, videoId: number, epoch: number): Promise<void> {
  await db
    .update(cameras)
    .set({ is_resting: true })
    .where(and(ofCamera(channelId, videoId), eq(cameras.owner_epoch, epoch)))
}

/** From now on anybody may take it. */
export async function dropLease(db: Db, channelId: number, videoId: number, epoch: number): Promise<void> {
  await db
    .update(cameras)
    .set({ owner_node: null, owner_until: null, is_resting: false })
    .where(and(ofCamera(channelId, videoId), eq(cameras.owner_epoch, epoch)))
}
