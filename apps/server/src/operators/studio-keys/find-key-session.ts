import { keyRoles } from '@grandstand/contract'
import { z } from 'zod'
import { hashSecret } from '../../accounts/keys/index.ts'
import type { Context } from '../../context/context.ts'
import type { OperatorSession } from '../../context/operator-session.ts'
import { looksLikeStudioKey, nameOfKey } from './studio-key.ts'
import { findStudioKeyRow, touchStudioKey } from './studio-key-store.ts'

const touchMs = 60_000
/** Limits count by the id of an operator; those of keys are far from those of people and of links to a game. */
const firstId = -2_000_000_000
const role = z.enum(keyRoles)

/** Read with each call, so that a key that is revoked ends at once, in every process. */
export async function findKeySession(
  ctx: Pick<Context, 'db' | 'now' | 'limiter'>,
  key: string,
): Promise<OperatorSession | null> {
  if (!looksLikeStudioKey(key)) return null
  const now = ctx.now()
  const tokenHash = hashSecret(key)
  const row = await findStudioKeyRow(ctx.db, tokenHash)
  if (!row) return null
  await ctx.limiter.take('studio_key', ['studio key', row.id], now.getTime())
  await touchStudioKey(ctx.db, row.id, now, new Date(now.getTime() - touchMs))
  return {
    tokenHash,
    operator: {
      id: firstId + row.id,
      channelId: row.channel_id,
      email: nameOfKey(row),
      name: row.name,
      role: role.parse(row.role),
      hasTotp: false,
      mustSetTotp: false,
      monthlyLanguage: null,
      isProgram: true,
    },
  }
}
