import type { Context } from '../../context/context.ts'
import type { Tx } from '../../db/connection.ts'
import { deleteProgramKey, insertKey } from './key-store.ts'
import { expiryOf } from './lifetime.ts'
import { createSecret, hashSecret } from './secret.ts'

/** For a program that speaks for the user, in an Authorization header alone. It takes the place of one of the same name. */
export async function issueProgramKey(
  ctx: Pick<Context, 'now'> & { db: Tx },
  channelId: number,
  userId: number,
  program: string,
): Promise<string> {
  const now = ctx.now()
  const apiKey = createSecret()
  await deleteProgramKey(ctx.db, channelId, userId, program)
  await insertKey(ctx.db, {
    key_hash: hashSecret(apiKey),
    channel_id: channelId,
    user_id: userId,
    cookie_hash: null,
    program,
    created_at: now,
    last_seen_at: now,
    expires_at: expiryOf(userId, now),
  })
  return apiKey
}
