import type { Context } from '../../context/context.ts'
import type { Tx } from '../../db/connection.ts'
import { createSecret, hashSecret } from '../keys/index.ts'
import { deleteTokensOf, insertToken, type TokenPurpose } from './account-token-store.ts'

const lifetimeMs = 60 * 60_000

/** The secret of a mailed link. Of each purpose a user has one at most: a new one replaces the older. */
export async function createToken(
  ctx: Pick<Context, 'now'>,
  tx: Tx,
  of: { channelId: number; userId: number; purpose: TokenPurpose },
): Promise<string> {
  const token = createSecret()
  await deleteTokensOf(tx, of.channelId, of.userId, of.purpose)
  await insertToken(tx, {
    token_hash: hashSecret(token),
    channel_id: of.channelId,
    user_id: of.userId,
    purpose: of.purpose,
    expires_at: new Date(ctx.now().getTime() + lifetimeMs),
  })
  return token
}
