import { and, eq, inArray, ne, notInArray, sql } from 'drizzle-orm'
import { holdChannelContent } from '../../../db/channel-content-lock.ts'
import type { Db, Tx } from '../../../db/connection.ts'
import { channelHosts, channels, colorSettings, customFormValues } from '../../../db/tables.ts'

export async function findChannelId(db: Db | Tx, channelKey: string): Promise<number | undefined> {
  const rows = await db.select({ id: channels.id }).from(channels).where(eq(channels.channel_key, channelKey))
  return rows[0]?.id
}

export async function listChannelKeys(db: Db): Promise<string[]> {
  const rows = await db
    .select({ key: channels.channel_key })
    .from(channels)
    .orderBy(channels.channel_key)
    .limit(100)
  return rows.map(row => row.key)
}

/** Makes the channel if it is not there, and keeps others from changing it until the transaction ends. */
export async function lockChannel(tx: Tx, channelKey: string): Promise<{ id: number; created: boolean }> {
  const [made] = await tx
    .insert(channels)
    .values({ channel_key: channelKey, settings: {} })
    .onConflictDoNothing()
    .returning({ id: channels.id })
  if (made) return { id: made.id, created: true }
  const [found] = await tx
    .select({ id: channels.id })
    .from(channels)
    .where(eq(channels.channel_key, channelKey))
  if (!found) throw new Error(`The channel ${channelKey} went away`)
  await holdChannelContent(tx, found.id)
  return { id: found.id, created: false }
}

export async function getChannelRow(tx: Tx, channelId: number) {
  const [row] = await tx.select().from(channels).where(eq(channels.id, channelId))
  if (!row) throw new Error(`There is no channel ${channelId}`)
  return row
}

export async function updateSettings(tx: Tx, channelId: number, settings: unknown): Promise<void> {
  const isOther = sql`${channels.settings} is distinct from ${JSON.stringify(settings)}::jsonb`
  await tx
    .update(channels)
    .set({ settings })
    .where(and(eq(channels.id, channelId), isOther))
}

/** The hosts that another channel has; the rest are now this channel's. */
export async function replaceHosts(
  tx: Tx,
  channelId: number,
  hosts: string[],
): Promise<{ host: string; channel_key: string }[]> {
  await tx
    .delete(channelHosts)
    .where(and(eq(channelHosts.channel_id, channelId), notInArray(channelHosts.host, hosts)))
  if (hosts.length === 0) return []
  await tx
    .insert(channelHosts)
    .values(hosts.map((host, position) => ({ host, channel_id: channelId, position })))
    .onConflictDoUpdate({
      target: channelHosts.host,
      set: { position: sql`excluded.position` },
      setWhere: eq(channelHosts.channel_id, channelId),
    })
  return tx
    .select({ host: channelHosts.host, channel_key: channels.channel_key })
    .from(channelHosts)
    .innerJoin(channels, eq(channels.id, channelHosts.channel_id))
    .where(and(inArray(channelHosts.host, hosts), ne(channelHosts.channel_id, channelId)))
    .orderBy(channelHosts.host)
}

export async function renameFormValues(
  tx: Tx,
  channelId: number,
  renames: ReadonlyMap<string, string>,
): Promise<void> {
  for (const [from, to] of renames) {
    await tx
      .update(customFormValues)
      .set({ form_alias: to })
      .where(and(eq(customFormValues.channel_id, channelId), eq(customFormValues.form_alias, from)))
  }
}

export async function findColors(tx: Tx, channelId: number, clientInterface: string): Promise<unknown> {
  const [row] = await tx
    .select({ colors: colorSettings.colors })
    .from(colorSettings)
    .where(and(eq(colorSettings.channel_id, channelId), eq(colorSettings.client_interface, clientInterface)))
  return row?.colors
}

export async function replaceColors(
  tx: Tx,
  channelId: number,
  clientInterface: string,
  colors: Record<string, string>,
): Promise<void> {
  await tx
    .insert(colorSettings)
    .values({ channel_id: channelId, client_interface: clientInterface, colors })
    .onConflictDoUpdate({
      target: [colorSettings.channel_id, colorSettings.client_interface],
      set: { colors },
    })
}
