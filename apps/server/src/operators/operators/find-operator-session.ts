import { interfaceLanguages, operatorRoles } from '@grandstand/contract'
import { hashSecret, looksLikeSecret } from '../../accounts/keys/index.ts'
import type { Context } from '../../context/context.ts'
import type { OperatorAccount, OperatorSession } from '../../context/operator-session.ts'
import { findOperatorSessionRow, touchOperatorSession } from './operator-session-store.ts'
import type { OperatorRow } from './operator-store.ts'
import { isDueForTouch, sessionExpiry } from './session-lifetime.ts'

export async function findOperatorSession(
  ctx: Pick<Context, 'db' | 'now'>,
  token: string | undefined,
): Promise<OperatorSession | null> {
  if (token === undefined || !looksLikeSecret(token)) return null
  const now = ctx.now()
  const tokenHash = hashSecret(token)
  const found = await findOperatorSessionRow(ctx.db, tokenHash, now)
  if (!found) return null
  if (isDueForTouch(found.session.last_seen_at, now)) {
    await touchOperatorSession(ctx.db, found.session, now, sessionExpiry(found.session.created_at, now))
  }
  return { tokenHash, operator: toAccount(found.operator, found.isTotpDemanded) }
}

/** Of a session that was found before. It does not count as use: a page that is left open must not keep it alive. */
export async function findOperatorAgain(
  ctx: Pick<Context, 'db' | 'now'>,
  tokenHash: string,
): Promise<OperatorAccount | null> {
  const found = await findOperatorSessionRow(ctx.db, tokenHash, ctx.now())
  return found ? toAccount(found.operator, found.isTotpDemanded) : null
}

export function toAccount(row: OperatorRow, isTotpDemanded: boolean): OperatorAccount {
  const hasTotp = row.totp_confirmed_at !== null
  return {
    id: row.id,
    channelId: row.channel_id,
    email: row.email,
    name: row.name,
    role: operatorRoles.find(role => role === row.role) ?? 'scorer',
    hasTotp,
    mustSetTotp: isTotpDemanded && !hasTotp,
    monthlyLanguage: interfaceLanguages.find(code => code === row.monthly_language) ?? null,
  }
}
