import type { Context } from '../../context/context.ts'
import type { Db, Tx } from '../../db/connection.ts'
import { createKey, type IssuedKey } from './create-key.ts'
import { insertKey } from './key-store.ts'

/** Part of the caller's transaction, where there is one. */
export async function issueKey(
  ctx: Pick<Context, 'now'> & { db: Db | Tx },
  channelId: number,
  userId: number | null,
): Promise<IssuedKey> {
  const { issued, row } = createKey(ctx, channelId, userId)
  await insertKey(ctx.db, row)
  return issued
}
