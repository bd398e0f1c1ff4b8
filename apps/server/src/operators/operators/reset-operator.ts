import { recordAction } from '../../channel/audit/index.ts'
import type { Context } from '../../context/context.ts'
import { deleteOtherSessions } from './operator-session-store.ts'
import { clearTotp, findOperatorByEmail, replacePasswordHash } from './operator-store.ts'

/** For a lost password or phone: a new password, no second factor, no session. False: no such operator. */
export async function resetOperator(
  ctx: Pick<Context, 'db' | 'now' | 'passwords'>,
  email: string,
  password: string,
): Promise<boolean> {
  const hash = await ctx.passwords.hash(password)
  return ctx.db.transaction(async tx => {
    const row = await findOperatorByEmail(tx, email)
    if (!row || !(await replacePasswordHash(tx, row.id, row.password_hash, hash))) return false
    await clearTotp(tx, row.id)
    await deleteOtherSessions(tx, row.id, null)
    await recordAction(
      { db: tx, now: ctx.now },
      {
        action: 'reset_operator',
        operator: null,
        channelId: row.channel_id,
        target: { type: 'operator', id: row.id },
        ip: '',
      },
    )
    return true
  })
}
