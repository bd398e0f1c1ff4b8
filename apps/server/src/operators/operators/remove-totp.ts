import type { Body, Operator, studioCalls } from '@grandstand/contract'
import { recordAction } from '../../channel/audit/index.ts'
import type { Context } from '../../context/context.ts'
import type { Cookies } from '../../context/cookies.ts'
import type { OperatorSession } from '../../context/operator-session.ts'
import { changeCredentials } from './change-credentials.ts'
import { describeOperator } from './describe-operator.ts'
import { findTotpDemand } from './operator-session-store.ts'
import { clearTotp } from './operator-store.ts'

export async function removeTotp(
  ctx: Pick<Context, 'db' | 'now' | 'channels' | 'passwords' | 'limiter' | 'sealer'>,
  asked: {
    body: Body<typeof studioCalls.removeTotp>
    session: OperatorSession
    cookies: Cookies
    ip: string
  },
): Promise<Operator> {
  const { operator } = asked.session
  const { session, cookies } = asked
  await changeCredentials(ctx, { session, cookies, ...asked.body }, async tx => {
    await clearTotp(tx, operator.id)
    await recordAction({ db: tx, now: ctx.now }, { action: 'turn_totp_off', operator, ip: asked.ip })
  })
  // An operator who must have one sets up another before anything else, such as on a new phone.
  const mustSetTotp = await findTotpDemand(ctx.db, operator.id)
  return describeOperator(ctx, { ...operator, hasTotp: false, mustSetTotp })
}
