import { and, asc, eq, lt, or } from 'drizzle-orm'
import type { Db } from '../../db/connection.ts'
import { freePreviews } from '../../db/tables.ts'

interface PreviewHolder {
  event_id: number
  key_hash: string
  device: string
  user_id: number | null
}

/** The earliest of the device's and the account's. */
export async function findFreePreviewEnd(
  db: Db,
  channelId: number,
  { event_id, key_hash, device, user_id }: PreviewHolder,
): Promise<Date | null> {
  const ofDevice = or(eq(freePreviews.key_hash, key_hash), eq(freePreviews.device, device))
  const rows = await db
    .select({ ends_at: freePreviews.ends_at })
    .from(freePreviews)
    .where(
      and(
        eq(freePreviews.channel_id, channelId),
        eq(freePreviews.event_id, event_id),
        user_id === null ? ofDevice : or(ofDevice, eq(freePreviews.user_id, user_id)),
      ),
    )
    .orderBy(asc(freePreviews.ends_at))
    .limit(1)
  return rows[0]?.ends_at ?? null
}

/** False where the device or the account has one already. */
export async function addFreePreview(db: Db, row: typeof freePreviews.$inferInsert): Promise<boolean> {
  const rows = await db
    .insert(freePreviews)
    .values(row)
    .onConflictDoNothing()
    .returning({ event_id: freePreviews.event_id })
  return rows.length === 1
}

export async function forgetFreePreviewsBefore(db: Db, before: Date): Promise<void> {
  await db.delete(freePreviews).where(lt(freePreviews.ends_at, before))
}
