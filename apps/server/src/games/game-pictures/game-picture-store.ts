import { and, eq, lt, not, notExists } from 'drizzle-orm'
import type { Tx } from '../../db/connection.ts'
import { events, images } from '../../db/tables.ts'

/** What operators sent before then, and no game has. */
export async function deleteUnusedPictures(tx: Tx, channelId: number, before: Date): Promise<void> {
  const users = tx.select({ id: events.id }).from(events).where(eq(events.image_id, images.id))
  await tx
    .delete(images)
    .where(
      and(
        eq(images.channel_id, channelId),
        not(images.is_of_files),
        lt(images.added_at, before),
        notExists(users),
      ),
    )
}
