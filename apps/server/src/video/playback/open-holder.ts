import { findHolder } from '../../accounts/keys/index.ts'
import type { Context } from '../../context/context.ts'
import type { Session } from '../../context/session.ts'
import { openOrders } from '../../orders/orders/index.ts'
import type { PlaybackRow } from './playback-store.ts'

/** The holder of a player, as long as they are logged in; nobody can cast what only operators see. */
export async function openHolder(
  ctx: Pick<Context, 'db' | 'now'>,
  { key_hash, user_id: userId }: PlaybackRow,
): Promise<Session | null> {
  const found = await findHolder(ctx, key_hash)
  if (!found) return null
  const holder = { ...found, userId }
  return {
    ...holder,
    openingOrders: openOrders(ctx, holder),
    operator: async () => null,
    // A television is sent pictures, and no words.
    shownScores: async () => 'all',
  }
}
