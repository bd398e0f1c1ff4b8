import type { Context } from '../../context/context.ts'
import type { KeyHolder } from '../../context/session.ts'
import { findKey } from './key-store.ts'

/** Of a key that was presented before, while it is good. Whether its cookie was there only who asked then can tell. */
export async function findHolder(
  ctx: Pick<Context, 'db' | 'now'>,
  keyHash: string,
): Promise<Omit<KeyHolder, 'userId'> | null> {
  const row = await findKey(ctx.db, keyHash, ctx.now())
  if (!row) return null
  return {
    keyHash,
    channelId: row.channel_id,
    isProgram: row.program !== null,
    expiresAt: row.expires_at,
  }
}
