import { and, eq, isNull, or } from 'drizzle-orm'
import type { Db } from '../../db/connection.ts'
import { playbacks } from '../../db/tables.ts'

/** False where another viewing came first. */
export async function keepView(
  db: Db,
  channelId: number,
  playbackId: string,
  viewId: string,
): Promise<boolean> {
  const rows = await db
    .update(playbacks)
    .set({ view_id: viewId })
    .where(
      and(
        eq(playbacks.channel_id, channelId),
        eq(playbacks.id, playbackId),
        or(isNull(playbacks.view_id), eq(playbacks.view_id, viewId)),
      ),
    )
    .returning({ id: playbacks.id })
  return rows.length === 1
}
