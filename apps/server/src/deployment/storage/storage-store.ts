import { desc, eq, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/connection.ts'
import { storages } from '../../db/tables.ts'

export type StorageRow = typeof storages.$inferSelect

/** The current one first, then those of before, the newest first. */
export function listStorageRows(db: Db): Promise<StorageRow[]> {
  return db.select().from(storages).orderBy(desc(storages.is_current), desc(storages.id))
}

/** Two owners who choose at once take turns, until the transaction ends. */
export async function holdStorages(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('storages'))`)
}

export async function insertStorage(tx: Tx, row: Omit<StorageRow, 'id'>): Promise<void> {
  await endStorage(tx)
  await tx.insert(storages).values(row)
}

/** It is still read. False: there was none. */
export async function endStorage(tx: Tx): Promise<boolean> {
  const ended = await tx
    .update(storages)
    .set({ is_current: false })
    .where(eq(storages.is_current, true))
    .returning()
  return ended.length > 0
}

/** One of before. False: there is none with this number. */
export async function deleteFormerStorage(tx: Tx, id: number): Promise<boolean> {
  const gone = await tx
    .delete(storages)
    .where(sql`${storages.id} = ${id} and not ${storages.is_current}`)
    .returning()
  return gone.length > 0
}
