import type { Body, studioCalls } from '@grandstand/contract'
import { checkNewPassword } from '../../accounts/auth/index.ts'
import { hashSecret } from '../../accounts/keys/index.ts'
import { recordAction } from '../../channel/audit/index.ts'
import type { Context } from '../../context/context.ts'
import { CallError } from '../../runtime/call-error.ts'
import { toAccount } from './find-operator-session.ts'
import { deleteOtherSessions } from './operator-session-store.ts'
import { findOperatorByReset, replacePasswordHash } from './operator-store.ts'

/** Once, however many send the link at the same time. It opens no session: the second factor is asked for at the login. */
export async function renewOperatorPassword(
  ctx: Pick<Context, 'db' | 'now' | 'passwords'>,
  { body, ip }: { body: Body<typeof studioCalls.renewOperatorPassword>; ip: string },
): Promise<{ success: true }> {
  await checkNewPassword(body.password)
  const row = await findOperatorByReset(ctx.db, hashSecret(body.token), ctx.now())
  if (!row) throw new CallError('reset_failed')
  const hash = await ctx.passwords.hash(body.password)
  await ctx.db.transaction(async tx => {
    if (!(await replacePasswordHash(tx, row.id, row.password_hash, hash))) throw new CallError('reset_failed')
    await deleteOtherSessions(tx, row.id, null)
    const operator = toAccount(row, false)
    await recordAction({ db: tx, now: ctx.now }, { action: 'change_password', operator, ip })
  })
  return { success: true }
}
