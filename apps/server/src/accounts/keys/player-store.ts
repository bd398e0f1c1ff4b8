import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/connection.ts'
import { playbacks } from '../../db/tables.ts'

interface Players {
  userId: number
  /** Those of one browser or program alone. */
  keyHash?: string
  exceptKeyHash?: string
}

/**
 * Ends a user's open players: within two seconds their addresses open nothing, in any process and at any edge. Who may
 * still watch, by another pass or on another key, is not kept out: their player opens again by itself.
 */
export async function endPlaybacksOf(
  db: Db | Tx,
  channelId: number,
  { userId, keyHash, exceptKeyHash }: Players,
): Promise<void> {
  await db
    .update(playbacks)
    .set({ left_at: sql`clock_timestamp()` })
    .where(
      and(
        eq(playbacks.channel_id, channelId),
        eq(playbacks.user_id, userId),
        isNull(playbacks.left_at),
        isNull(playbacks.replaced_at),
        keyHash === undefined ? undefined : eq(playbacks.key_hash, keyHash),
        exceptKeyHash === undefined ? undefined : ne(playbacks.key_hash, exceptKeyHash),
      ),
    )
}

/**
 * Of a user who is about to be deleted. The rows stay, for nobody: deleted with the user, they would go before anybody
 * has read that they are over.
 */
export async function detachPlaybacksOf(tx: Tx, channelId: number, userId: number): Promise<void> {
  await tx
    .update(playbacks)
    .set({ left_at: sql`coalesce(${playbacks.left_at}, clock_timestamp())`, user_id: null })
    .where(and(eq(playbacks.channel_id, channelId), eq(playbacks.user_id, userId)))
}
