import { and, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../db/connection.ts'
import { cameraSignals, cameras } from '../../db/tables.ts'

export type SignalRow = typeof cameraSignals.$inferSelect

const { video_id: _id, channel_id: _channel, ...facts } = getTableColumns(cameraSignals)
const newest = Object.fromEntries(
  Object.entries(facts).map(([name, column]) => [name, sql.raw(`excluded."${column.name}"`)]),
)

/** All cameras of a process by one statement; one that was taken away meanwhile is left out. */
export async function keepSignalRows(db: Db, rows: readonly SignalRow[]): Promise<void> {
  if (rows.length === 0) return
  await db
    .insert(cameraSignals)
    .values([...rows])
    .onConflictDoUpdate({ target: cameraSignals.video_id, set: newest })
}

export function listSignalRows(db: Db, channelId: number, videoIds: readonly number[]): Promise<SignalRow[]> {
  return db
    .select()
    .from(cameraSignals)
    .where(and(eq(cameraSignals.channel_id, channelId), inArray(cameraSignals.video_id, [...videoIds])))
}

/** By the video: which of its encoder's connections a camera shows to the crew alone. */
export async function listHeldEpochs(
  db: Db,
  channelId: number,
  videoIds: readonly number[],
): Promise<Map<number, number>> {
  const rows = await db
    .select({ id: cameras.video_id, epoch: cameras.owner_epoch })
    .from(cameras)
    .where(
      and(
        eq(cameras.channel_id, channelId),
        inArray(cameras.video_id, [...videoIds]),
        eq(cameras.state, 'held'),
      ),
    )
  return new Map(rows.map(({ id, epoch }) => [id, epoch]))
}
