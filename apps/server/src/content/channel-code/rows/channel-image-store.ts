import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db, Tx } from '../../../db/connection.ts'
import { channels, contentPictures, contentRevisions, imageFiles, images } from '../../../db/tables.ts'
import { listRows } from './channel-rows-store.ts'

const imageRow = z.object({
  id: z.int(),
  path: z.string(),
  source_hash: z.string(),
  is_of_files: z.boolean(),
  retired_at: z.string().optional(),
})

/** All pictures: those of operators, and those that have left the files, too. */
export function listImageRows(tx: Tx, channelId: number): Promise<z.infer<typeof imageRow>[]> {
  return listRows(tx, channelId, images, imageRow, {
    orderBy: 'path',
    withOperators: true,
    withRetired: true,
  })
}

/** The hash of each listed picture of the files, by path; empty for a channel that is not there yet. */
export async function listImageHashes(db: Db, channelKey: string): Promise<Map<string, string>> {
  const rows = await db
    .select({ path: images.path, hash: images.source_hash })
    .from(images)
    .innerJoin(channels, eq(channels.id, images.channel_id))
    .where(and(eq(channels.channel_key, channelKey), isNull(images.retired_at), images.is_of_files))
  return new Map(rows.map(row => [row.path, row.hash]))
}

/** One that is there already stays whose it was. */
export async function keepOperatorsImage(
  tx: Tx,
  channelId: number,
  row: Pick<
    typeof images.$inferInsert,
    'path' | 'source_hash' | 'width' | 'height' | 'variants' | 'added_at'
  >,
): Promise<number> {
  const { path, ...rest } = row
  const [kept] = await tx
    .insert(images)
    .values({ ...row, channel_id: channelId, is_of_files: false })
    .onConflictDoUpdate({ target: [images.channel_id, images.path], set: rest })
    .returning({ id: images.id })
  if (!kept) throw new Error(`${path} was not written`)
  return kept.id
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

/** Those of the draft, and of what a publication can go back to, are still used. */
export async function deleteUnusedImageFiles(tx: Tx, channelId: number): Promise<void> {
  await tx.execute(sql`
    delete from ${imageFiles} where channel_id = ${channelId} and hash not in (
      select source_hash from ${images} where channel_id = ${channelId}
      union all
      select variant ->> 'hash' from ${images}, jsonb_array_elements(variants) as variant
      where channel_id = ${channelId}
      union all
      select hash from ${contentPictures} where channel_id = ${channelId}
      union all
      select used.value from ${contentRevisions}, jsonb_each_text(before -> 'images') as used
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

/** The files of pictures that the channel does not list under the same path yet. */
export async function listImageFiles(
  db: Db,
  channelId: number,
  wanted: Record<string, string>,
): Promise<{ hash: string; mime: string; bytes: Buffer }[]> {
  const listed = await db
    .select({ path: images.path, hash: images.source_hash })
    .from(images)
    .where(and(eq(images.channel_id, channelId), isNull(images.retired_at)))
  const stored = new Map(listed.map(({ path, hash }) => [path, hash]))
  const missing = Object.entries(wanted).flatMap(([path, hash]) => (stored.get(path) === hash ? [] : [hash]))
  if (missing.length === 0) return []
  return db
    .select({ hash: imageFiles.hash, mime: imageFiles.mime, bytes: imageFiles.bytes })
    .from(imageFiles)
    .where(and(eq(imageFiles.channel_id, channelId), inArray(imageFiles.hash, missing)))
}
