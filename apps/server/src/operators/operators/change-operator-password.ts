import type { Body, studioCalls } from '@grandstand/contract'
import { checkNewPassword } from '../../accounts/auth/index.ts'
import { recordAction } from '../../channel/audit/index.ts'
import type { Context } from '../../context/context.ts'
import type { Cookies } from '../../context/cookies.ts'
import type { OperatorSession } from '../../context/operator-session.ts'
import { CallError } from '../../runtime/call-error.ts'
import { checkOwnPassword } from './check-own-password.ts'
import { deleteOtherSessions } from './operator-session-store.ts'
import { replacePasswordHash } from './operator-store.ts'
import { startOperatorSession } from './start-operator-session.ts'

interface Input {
  body: Body<typeof studioCalls.changeOperatorPassword>
  session: OperatorSession
  cookies: Cookies
  ip: string
}

/** Ends every session, and gives this browser a new one. */
export async function changeOperatorPassword(
  ctx: Pick<Context, 'db' | 'now' | 'passwords'>,
  { body, session, cookies, ip }: Input,
): Promise<{ success: true }> {
  const row = await checkOwnPassword(ctx, session, body.current_password)
  await checkNewPassword(body.password)
  const hash = await ctx.passwords.hash(body.password)
  await ctx.db.transaction(async tx => {
    const own = { db: tx, now: ctx.now }
    if (!(await replacePasswordHash(tx, row.id, row.password_hash, hash))) throw new CallError('conflict')
    await deleteOtherSessions(tx, row.id, null)
    await startOperatorSession(own, cookies, row.id)
    await recordAction(own, { action: 'change_password', operator: session.operator, ip })
  })
  return { success: true }
}
