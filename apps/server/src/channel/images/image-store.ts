import { and, eq, notExists } from 'drizzle-orm'
import type { Db, Tx } from '../../db/connection.ts'
import { imageFiles, images } from '../../db/tables.ts'

export function listImageRows(db: Db | Tx, channelId: number) {
  return db.select().from(images).where(eq(images.channel_id, channelId))
}

/** Copies only: the original, with whatever its camera wrote into it, is for export alone. */
export async function findImageFile(db: Db, channelId: number, hash: string) {
  const originals = db
    .select()
    .from(images)
    .where(and(eq(images.channel_id, channelId), eq(images.source_hash, hash)))
  const rows = await db
    .select()
    .from(imageFiles)
    .where(and(eq(imageFiles.channel_id, channelId), eq(imageFiles.hash, hash), notExists(originals)))
  return rows[0]
}
