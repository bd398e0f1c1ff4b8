import { and, eq } from 'drizzle-orm'
import type { Db } from '../../db/connection.ts'
import { imageFiles, images } from '../../db/tables.ts'

export function listImageRows(db: Db, channelId: number) {
  return db.select().from(images).where(eq(images.channel_id, channelId))
}

export async function findImageFile(db: Db, channelId: number, hash: string) {
  const rows = await db
    .select()
    .from(imageFiles)
    .where(and(eq(imageFiles.channel_id, channelId), eq(imageFiles.hash, hash)))
  return rows[0]
}
