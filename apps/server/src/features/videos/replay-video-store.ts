import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/connection.ts'
import { eventMedia, mediaRungs } from '../../db/tables.ts'

export type NewRung = Omit<typeof mediaRungs.$inferInsert, 'channel_id' | 'is_ready'>

export async function insertRung(tx: Tx, channelId: number, row: NewRung): Promise<void> {
  const { event_media_id, name, ...facts } = row
  await tx
    .insert(mediaRungs)
    .values({ ...row, channel_id: channelId, is_ready: true })
    .onConflictDoUpdate({
      target: [mediaRungs.event_media_id, mediaRungs.name],
      set: { ...facts, is_ready: true },
    })
}

export function listRungs(db: Db, channelId: number, eventMediaId: number) {
  return db
    .select()
    .from(mediaRungs)
    .where(
      and(
        eq(mediaRungs.channel_id, channelId),
        eq(mediaRungs.event_media_id, eventMediaId),
        eq(mediaRungs.is_ready, true),
      ),
    )
    .limit(20)
}

export interface Picture {
  type: 'image' | 'thumbnails' | 'preview'
  url: string | null
}

/** Once for each kind: a job that comes twice adds none. */
export async function insertPictures(
  tx: Tx,
  channelId: number,
  { event_id, parent }: { event_id: number; parent: number },
  pictures: readonly Picture[],
): Promise<void> {
  const known = await tx
    .select({ type: eventMedia.type })
    .from(eventMedia)
    .where(and(eq(eventMedia.channel_id, channelId), eq(eventMedia.parent_media_id, parent)))
  const missing = pictures.filter(({ type }) => !known.some(one => one.type === type))
  if (missing.length === 0) return
  const position = sql`(select position from ${eventMedia} where id = ${parent})`
  await tx.insert(eventMedia).values(
    missing.map(({ type, url }) => ({
      ...{ channel_id: channelId, event_id, parent_media_id: parent, position },
      ...{ type, url, name: '' },
    })),
  )
}

export function hasPictures(db: Db, channelId: number, eventMediaId: number): Promise<boolean> {
  return hasPictureThat(db, channelId, eventMediaId, eq(eventMedia.type, 'thumbnails'))
}

export function hasPicture(db: Db, channelId: number, eventMediaId: number, url: string): Promise<boolean> {
  return hasPictureThat(db, channelId, eventMediaId, eq(eventMedia.url, url))
}

async function hasPictureThat(db: Db, channelId: number, eventMediaId: number, is: SQL): Promise<boolean> {
  const rows = await db
    .select({ id: eventMedia.id })
    .from(eventMedia)
    .where(and(eq(eventMedia.channel_id, channelId), eq(eventMedia.parent_media_id, eventMediaId), is))
    .limit(1)
  return rows.length > 0
}

/** Its pictures, sizes and captions go with it. */
export async function deleteVideo(tx: Tx, channelId: number, eventMediaId: number): Promise<void> {
  await tx
    .delete(eventMedia)
    .where(and(eq(eventMedia.channel_id, channelId), eq(eventMedia.id, eventMediaId)))
}
