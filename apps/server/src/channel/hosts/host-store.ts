import { and, asc, eq, sql } from 'drizzle-orm'
import { holdChannelContent } from '../../db/channel-content-lock.ts'
import type { Tx } from '../../db/connection.ts'
import { channelHosts, channels } from '../../db/tables.ts'

/** Nobody else changes the channel until the transaction ends. Null: it is gone. */
export async function holdSettings(tx: Tx, channelId: number): Promise<{ settings: unknown } | null> {
  await holdChannelContent(tx, channelId)
  const [row] = await tx
    .select({ settings: channels.settings })
    .from(channels)
    .where(eq(channels.id, channelId))
  return row ?? null
}

export async function listHosts(tx: Tx, channelId: number): Promise<string[]> {
  const rows = await tx
    .select({ host: channelHosts.host })
    .from(channelHosts)
    .where(eq(channelHosts.channel_id, channelId))
    .orderBy(asc(channelHosts.position))
  return rows.map(({ host }) => host)
}

/** False: another channel has it. */
export async function insertHost(
  tx: Tx,
  channelId: number,
  host: string,
  position: number,
): Promise<boolean> {
  const made = await tx
    .insert(channelHosts)
    .values({ host, channel_id: channelId, position })
    .onConflictDoNothing()
    .returning()
  return made.length > 0
}

export async function deleteHost(tx: Tx, channelId: number, host: string): Promise<void> {
  await tx
    .delete(channelHosts)
    .where(and(eq(channelHosts.channel_id, channelId), eq(channelHosts.host, host)))
}

export async function putHostFirst(tx: Tx, channelId: number, host: string): Promise<void> {
  const isIt = sql`case when ${channelHosts.host} = ${host} then 0 else ${channelHosts.position} + 1 end`
  await tx.update(channelHosts).set({ position: isIt }).where(eq(channelHosts.channel_id, channelId))
}
