import type { Body, Reply, studioCalls } from '@grandstand/contract'
import { keepDevice } from '../../accounts/auth/index.ts'
import { recordAction } from '../../channel/audit/index.ts'
import type { Context } from '../../context/context.ts'
import type { Cookies } from '../../context/cookies.ts'
import type { OperatorSession } from '../../context/operator-session.ts'
import { CallError } from '../../runtime/call-error.ts'
import { describeOperator } from './describe-operator.ts'
import { guardedOperator } from './guarded-operator.ts'
import { deleteOtherSessions } from './operator-session-store.ts'
import { findOperatorRow, replaceRecoveryCodes, turnTotpOn } from './operator-store.ts'
import { createRecoveryCodes } from './recovery-codes.ts'
import { findTotpStep } from './totp.ts'

/** From then on every login needs a code; sessions elsewhere, which began without one, end. */
export async function confirmTotp(
  ctx: Pick<Context, 'db' | 'now' | 'channels' | 'limiter' | 'sealer'>,
  asked: {
    body: Body<typeof studioCalls.confirmTotp>
    session: OperatorSession
    cookies: Cookies
    ip: string
  },
): Promise<Reply<typeof studioCalls.confirmTotp>> {
  const { operator, tokenHash } = asked.session
  // Apart from logins: a session that was left open must not keep its owner out elsewhere.
  await ctx.limiter.take('totp', ['operator', operator.id, 'confirm'], ctx.now().getTime())
  const row = await findOperatorRow(ctx.db, operator.id)
  const sealedSecret = row?.sealed_totp_secret ?? null
  if (!row || sealedSecret === null || row.totp_confirmed_at !== null) throw new CallError('conflict')
  const step = findTotpStep(ctx, row, asked.body.code)
  if (step === null) throw new CallError('wrong_auth_data', { fields: { code: 'is wrong' } })
  const now = ctx.now()
  const { codes, hashes } = createRecoveryCodes(ctx, operator.id)
  await ctx.db.transaction(async tx => {
    const isOn = await turnTotpOn(tx, operator.id, { sealedSecret, step, now })
    if (!isOn) throw new CallError('conflict')
    await replaceRecoveryCodes(tx, operator.id, hashes)
    await deleteOtherSessions(tx, operator.id, tokenHash)
    await recordAction({ db: tx, now: ctx.now }, { action: 'turn_totp_on', operator, ip: asked.ip })
  })
  keepDevice(ctx, asked.cookies, guardedOperator({ ...row, totp_confirmed_at: now }))
  const described = await describeOperator(ctx, { ...operator, hasTotp: true, mustSetTotp: false })
  return { ...described, recovery_codes: codes }
}
