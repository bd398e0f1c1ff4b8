import type { Body, studioCalls } from '@grandstand/contract'
import { checkNewPassword } from '../../accounts/auth/index.ts'
import { recordAction } from '../../channel/audit/index.ts'
import type { Context } from '../../context/context.ts'
import type { Cookies } from '../../context/cookies.ts'
import type { OperatorSession } from '../../context/operator-session.ts'
import { CallError } from '../../runtime/call-error.ts'
import { changeCredentials } from './change-credentials.ts'
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
  ctx: Pick<Context, 'db' | 'now' | 'passwords' | 'limiter' | 'sealer'>,
  asked: Input,
): Promise<{ success: true }> {
  const { session, cookies } = asked
  const { password, ...shown } = asked.body
  await checkNewPassword(password)
  const hash = await ctx.passwords.hash(password)
  await changeCredentials(ctx, { session, cookies, ...shown }, async (tx, row) => {
    const own = { db: tx, now: ctx.now }
    if (!(await replacePasswordHash(tx, row.id, row.password_hash, hash))) throw new CallError('conflict')
    await deleteOtherSessions(tx, row.id, null)
    await startOperatorSession(own, cookies, row.id)
    await recordAction(own, { action: 'change_password', operator: session.operator, ip: asked.ip })
  })
  return { success: true }
}
