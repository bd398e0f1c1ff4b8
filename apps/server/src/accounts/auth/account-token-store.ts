import { and, eq, lt } from 'drizzle-orm'
import type { Db, Tx } from '../../db/connection.ts'
import { accountTokens } from '../../db/tables.ts'

export type TokenPurpose = 'verify_email' | 'reset_password' | 'delete_account' | 'checkout_account'
export type TokenRow = typeof accountTokens.$inferSelect

export async function insertToken(tx: Tx, row: TokenRow & { purpose: TokenPurpose }): Promise<void> {
  await tx.insert(accountTokens).values(row)
}

export async function deleteTokensOf(
  tx: Tx,
  channelId: number,
  userId: number,
  purpose: TokenPurpose,
): Promise<void> {
  await tx
    .delete(accountTokens)
    .where(
      and(
        eq(accountTokens.channel_id, channelId),
        eq(accountTokens.user_id, userId),
        eq(accountTokens.purpose, purpose),
      ),
    )
}

export async function findToken(
  db: Db | Tx,
  channelId: number,
  purpose: TokenPurpose,
  tokenHash: string,
): Promise<TokenRow | undefined> {
  const rows = await db
    .select()
    .from(accountTokens)
    .where(isToken(channelId, purpose, tokenHash))
  return rows[0]
}

/** Of many who come with the same token at once, one gets it. */
export async function takeToken(
  tx: Tx,
  channelId: number,
  purpose: TokenPurpose,
  tokenHash: string,
): Promise<TokenRow | undefined> {
  const rows = await tx
    .delete(accountTokens)
    .where(isToken(channelId, purpose, tokenHash))
    .returning()
  return rows[0]
}

export async function deleteExpiredTokens(db: Db, before: Date): Promise<void> {
  await db.delete(accountTokens).where(lt(accountTokens.expires_at, before))
}

function isToken(channelId: number, purpose: TokenPurpose, tokenHash: string) {
  return and(
    eq(accountTokens.channel_id, channelId),
    eq(accountTokens.purpose, purpose),
    eq(accountTokens.token_hash, tokenHash),
  )
}
