import { eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../db/connection.ts'
import { channels, pushKeys } from '../../db/tables.ts'

type KeyRow = Pick<typeof pushKeys.$inferSelect, 'public_key' | 'sealed_private_key'>

export async function findPushKeyRow(db: Db, channelId: number): Promise<KeyRow | undefined> {
  const [row] = await db.select().from(pushKeys).where(eq(pushKeys.channel_id, channelId))
  return row
}

export function listChannelsWithoutKeys(db: Db): Promise<{ id: number }[]> {
  return db
    .select({ id: channels.id })
    .from(channels)
    .leftJoin(pushKeys, eq(pushKeys.channel_id, channels.id))
    .where(isNull(pushKeys.channel_id))
}

/** The first process wins: others get its key. `instead`: a key that no longer opens. */
export async function keepPushKeyRow(
  db: Db,
  channelId: number,
  row: KeyRow,
  { instead, now }: { instead: string | null; now: Date },
): Promise<KeyRow> {
  const [kept] = await db
    .insert(pushKeys)
    .values({ channel_id: channelId, ...row, made_at: now })
    .onConflictDoUpdate({
      target: pushKeys.channel_id,
      set: {
        public_key: sql`case when ${pushKeys.public_key} = ${instead} then excluded.public_key else ${pushKeys.public_key} end`,
        sealed_private_key: sql`case when ${pushKeys.public_key} = ${instead} then excluded.sealed_private_key else ${pushKeys.sealed_private_key} end`,
      },
    })
    .returning()
  if (!kept) throw new Error('A push key was not stored')
  return kept
}
