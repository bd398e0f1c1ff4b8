import type { Body, Reply, studioCalls } from '@grandstand/contract'
import { recordAction } from '../../channel/audit/index.ts'
import type { Context } from '../../context/context.ts'
import type { OperatorSession } from '../../context/operator-session.ts'
import { CallError } from '../../runtime/call-error.ts'
import { checkOwnPassword } from './check-own-password.ts'
import { storePendingTotp } from './operator-store.ts'
import { createTotp } from './totp.ts'

/** One that is on stays until it is removed, so that nobody loses the way in by a half-done change. */
export async function beginTotp(
  ctx: Pick<Context, 'db' | 'now' | 'passwords' | 'sealer'>,
  asked: { body: Body<typeof studioCalls.beginTotp>; session: OperatorSession; ip: string },
): Promise<Reply<typeof studioCalls.beginTotp>> {
  const { operator } = asked.session
  await checkOwnPassword(ctx, asked.session, asked.body.current_password)
  const { secret, sealedSecret, otpauthUri } = createTotp(ctx, operator.email)
  await ctx.db.transaction(async tx => {
    if (!(await storePendingTotp(tx, operator.id, sealedSecret))) throw new CallError('conflict')
    await recordAction({ db: tx, now: ctx.now }, { action: 'begin_totp', operator, ip: asked.ip })
  })
  return { secret, otpauth_uri: otpauthUri }
}
