import { sql } from 'drizzle-orm'
import type { Tx } from './connection.ts'

/**
 * Held until the transaction ends. Not the channel's row: each new key, playback and order refers to that, and would wait
 * for its channel with a connection that others need.
 */
export async function holdChannelContent(tx: Tx, channelId: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('channel_content'), ${channelId})`)
}

/** Any number at once, and nobody who holds it alone. */
export async function shareChannelContent(tx: Tx, channelId: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock_shared(hashtext('channel_content'), ${channelId})`)
}
