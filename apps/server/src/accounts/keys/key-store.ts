import { and, eq, getTableColumns, lt, ne, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/connection.ts'
import { perDb } from '../../db/per-db.ts'
import { apiKeys, users } from '../../db/tables.ts'
import { createBatcher } from '../../runtime/batcher.ts'
import { endPlaybacksOf } from './player-store.ts'

export type KeyRow = typeof apiKeys.$inferSelect
/** With what every answer to its user depends on. */
type FoundKey = KeyRow & { hide_scores: boolean | null }

export async function insertKey(db: Db | Tx, row: KeyRow): Promise<void> {
  await db.insert(apiKeys).values(row)
}

/** Together with all who come at the same moment: at a kick-off everybody asks for a key of their own. */
export async function insertKeySoon(db: Db, row: KeyRow): Promise<void> {
  await newKeys(db)(row.channel_id, row)
}

const newKeys = perDb(db =>
  createBatcher<KeyRow, true>({
    everyMs: 50,
    async run(_channelId, rows) {
      // As one value: a statement with seven for each of hundreds of rows takes longer to write than to run.
      await db.execute(
        sql`insert into ${apiKeys} select * from jsonb_populate_recordset(null::${apiKeys}, ${JSON.stringify(rows)}::jsonb)`,
      )
      return rows.map(() => true)
    },
  }),
)

/** The only look-up without a channel: the key itself tells it. */
export async function findKey(db: Db, keyHash: string, now: Date): Promise<FoundKey | undefined> {
  const row = await keysByHash(db)(ofAnyChannel, keyHash)
  return row && row.expires_at > now ? row : undefined
}

const ofAnyChannel = 0

const keysByHash = perDb(db => {
  // Prepared once: every request with a key comes this way, and writing the statement cost more than its answer.
  const byHash = db
    .select({ ...getTableColumns(apiKeys), hide_scores: users.hide_scores })
    .from(apiKeys)
    .leftJoin(users, eq(users.id, apiKeys.user_id))
    .where(sql`${apiKeys.key_hash} = any(${sql.placeholder('keyHashes')})`)
    .prepare('keys_by_hash')
  return createBatcher<string, FoundKey | null>({
    everyMs: 15,
    atOnce: 4,
    async run(_lane, keyHashes) {
      const rows = new Map((await byHash.execute({ keyHashes })).map(row => [row.key_hash, row]))
      return keyHashes.map(keyHash => rows.get(keyHash) ?? null)
    },
  })
})

export async function touchKey(db: Db, keyHash: string, seenAt: Date, expiresAt: Date): Promise<void> {
  await db
    .update(apiKeys)
    .set({ last_seen_at: seenAt, expires_at: expiresAt })
    .where(eq(apiKeys.key_hash, keyHash))
}

export async function deleteKey(db: Db | Tx, channelId: number, keyHash: string): Promise<boolean> {
  const rows = await db
    .delete(apiKeys)
    .where(and(eq(apiKeys.channel_id, channelId), eq(apiKeys.key_hash, keyHash)))
    .returning({ key_hash: apiKeys.key_hash })
  return rows.length === 1
}

export async function deleteExpiredKeys(db: Db, now: Date): Promise<void> {
  await db.delete(apiKeys).where(lt(apiKeys.expires_at, now))
}

export async function deleteKeysOfUser(
  tx: Tx,
  channelId: number,
  userId: number,
  exceptHash?: string,
): Promise<number> {
  const rows = await tx
    .delete(apiKeys)
    .where(
      and(
        eq(apiKeys.channel_id, channelId),
        eq(apiKeys.user_id, userId),
        exceptHash === undefined ? undefined : ne(apiKeys.key_hash, exceptHash),
      ),
    )
    .returning({ key_hash: apiKeys.key_hash })
  return rows.length
}

/** False when the user has no key of that name. */
export async function deleteProgramKey(
  tx: Tx,
  channelId: number,
  userId: number,
  program: string,
): Promise<boolean> {
  const rows = await tx
    .delete(apiKeys)
    .where(and(eq(apiKeys.channel_id, channelId), eq(apiKeys.user_id, userId), eq(apiKeys.program, program)))
    .returning({ key_hash: apiKeys.key_hash })
  for (const { key_hash } of rows) await endPlaybacksOf(tx, channelId, { userId, keyHash: key_hash })
  return rows.length > 0
}
