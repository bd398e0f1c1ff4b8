import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../db/connection.ts'
import { channels, imageFiles, images } from '../../../db/tables.ts'

/** The hash of each listed picture, by path; empty for a channel that is not there yet. */
export async function listImageHashes(db: Db, channelKey: string): Promise<Map<string, string>> {
  const rows = await db
    .select({ path: images.path, hash: images.source_hash })
    .from(images)
    .innerJoin(channels, eq(channels.id, images.channel_id))
    .where(and(eq(channels.channel_key, channelKey), isNull(images.retired_at)))
  return new Map(rows.map(row => [row.path, row.hash]))
}

export async function insertImageFiles(
  tx: Tx,
  channelId: number,
  files: { hash: string; mime: string; bytes: Buffer }[],
): Promise<void> {
  await tx
    .insert(imageFiles)
    .values(files.map(file => ({ channel_id: channelId, ...file })))
    .onConflictDoNothing()
}

export async function deleteUnusedImageFiles(tx: Tx, channelId: number): Promise<void> {
  await tx.execute(sql`
    delete from ${imageFiles} where channel_id = ${channelId} and hash not in (
      select source_hash from ${images} where channel_id = ${channelId}
      union all
      select variant ->> 'hash' from ${images}, jsonb_array_elements(variants) as variant
      where channel_id = ${channelId}
    )`)
}

export async function findImageBytes(
  db: Db | Tx,
  channelId: number,
  hash: string,
): Promise<Buffer | undefined> {
  const [row] = await db
    .select({ bytes: imageFiles.bytes })
    .from(imageFiles)
    .where(and(eq(imageFiles.channel_id, channelId), eq(imageFiles.hash, hash)))
  return row?.bytes
}
