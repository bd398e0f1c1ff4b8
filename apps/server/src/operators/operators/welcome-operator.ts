import type { Body, Operator, studioCalls } from '@grandstand/contract'
import { checkNewPassword } from '../../accounts/auth/index.ts'
import { hashSecret } from '../../accounts/keys/index.ts'
import { recordAction } from '../../channel/audit/index.ts'
import type { Context } from '../../context/context.ts'
import type { Cookies } from '../../context/cookies.ts'
import { CallError } from '../../runtime/call-error.ts'
import { describeOperator } from './describe-operator.ts'
import { toAccount } from './find-operator-session.ts'
import { findTotpDemand } from './operator-session-store.ts'
import { findOperatorByLink, replacePasswordHash } from './operator-store.ts'
import { startOperatorSession } from './start-operator-session.ts'

interface Input {
  body: Body<typeof studioCalls.welcomeOperator>
  cookies: Cookies
  ip: string
}

/** Once: a second use of the link, later or at the same moment, is refused. */
export async function welcomeOperator(
  ctx: Pick<Context, 'db' | 'now' | 'channels' | 'passwords'>,
  { body, cookies, ip }: Input,
): Promise<Operator> {
  await checkNewPassword(body.password)
  const row = await findOperatorByLink(ctx.db, hashSecret(body.token), ctx.now())
  if (!row) throw new CallError('reset_failed')
  const hash = await ctx.passwords.hash(body.password)
  const operator = toAccount(row, await findTotpDemand(ctx.db, row.id))
  await ctx.db.transaction(async tx => {
    const own = { db: tx, now: ctx.now }
    if (!(await replacePasswordHash(tx, row.id, row.password_hash, hash))) throw new CallError('reset_failed')
    await startOperatorSession(own, cookies, row.id)
    await recordAction(own, { action: 'change_password', operator, ip })
  })
  return describeOperator(ctx, operator)
}
