import { recordAction } from '../../channel/audit/index.ts'
import type { Context } from '../../context/context.ts'
import type { Cookies } from '../../context/cookies.ts'
import type { OperatorSession } from '../../context/operator-session.ts'
import { deleteOperatorSession } from './operator-session-store.ts'
import { studioCookie } from './studio-cookie.ts'

export async function logoutOperator(
  ctx: Pick<Context, 'db' | 'now'>,
  { session, cookies, ip }: { session: OperatorSession; cookies: Cookies; ip: string },
): Promise<{ success: true }> {
  await ctx.db.transaction(async tx => {
    await deleteOperatorSession(tx, session.tokenHash)
    await recordAction({ db: tx, now: ctx.now }, { action: 'logout', operator: session.operator, ip })
  })
  cookies.drop(studioCookie)
  return { success: true }
}
