import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../../db/connection.ts'
import { cameras, events } from '../../../db/tables.ts'

/** The camera's picture comes, or came and is awaited. */
const shownStates = ['live', 'no_picture', 'interrupted']

/** The game that a camera's video is of. */
export async function findFilmedEvent(db: Db, channelId: number, videoId: number) {
  const [row] = await db
    .select({
      type: events.type,
      stream_status: events.stream_status,
      is_cancelled: sql<boolean>`${events.cancelled_by} is not null`,
      is_private: events.is_private,
    })
    .from(cameras)
    .innerJoin(events, eq(events.id, cameras.event_id))
    .where(
      and(
        eq(cameras.channel_id, channelId),
        eq(cameras.video_id, videoId),
        inArray(cameras.state, shownStates),
      ),
    )
  return row
}
