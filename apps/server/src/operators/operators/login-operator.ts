import type { Body, Reply, studioCalls } from '@grandstand/contract'
import { guardLogin, keepDevice } from '../../accounts/auth/index.ts'
import { recordAction } from '../../channel/audit/index.ts'
import type { Context } from '../../context/context.ts'
import type { Cookies } from '../../context/cookies.ts'
import type { OperatorSession } from '../../context/operator-session.ts'
import { CallError } from '../../runtime/call-error.ts'
import { describeOperator } from './describe-operator.ts'
import { toAccount } from './find-operator-session.ts'
import { guardedOperator, operatorAccount } from './guarded-operator.ts'
import { deleteOperatorSession, findTotpDemand } from './operator-session-store.ts'
import { findOperatorByEmail, type OperatorRow } from './operator-store.ts'
import { startOperatorSession } from './start-operator-session.ts'
import { type Spend, useTotpCode } from './use-totp-code.ts'

interface Input {
  body: Body<typeof studioCalls.loginOperator>
  session: OperatorSession | null
  cookies: Cookies
  ip: string
}

/** One text and one timing for an unknown address and a wrong password. */
export async function loginOperator(
  ctx: Pick<Context, 'db' | 'now' | 'channels' | 'limiter' | 'sealer' | 'passwords'>,
  asked: Input,
): Promise<Reply<typeof studioCalls.loginOperator>> {
  const { password, code } = asked.body
  const email = asked.body.email.trim()
  const found = await findOperatorByEmail(ctx.db, email)
  const guarded = found ? guardedOperator(found) : { account: operatorAccount(email), credentials: [] }
  const row = await guardLogin(ctx, { ...asked, guarded }, async () => {
    const isRight = await ctx.passwords.isRight(found?.password_hash ?? null, password)
    return found && isRight ? found : null
  })
  if (!row) throw await refusal(ctx, asked, found, 'password')

  const operator = toAccount(row, await findTotpDemand(ctx.db, row.id))
  const enter = (spend: Spend | null) =>
    ctx.db.transaction(async tx => {
      const own = { db: tx, now: ctx.now }
      if (spend && !(await spend(tx))) return false
      // A new login leaves no old session in this browser.
      if (asked.session) await deleteOperatorSession(tx, asked.session.tokenHash)
      await startOperatorSession(own, asked.cookies, row.id)
      await recordAction(own, { action: 'login', operator, ip: asked.ip })
      return true
    })
  if (!operator.hasTotp) await enter(null)
  else {
    if (code === undefined) return { step: 'totp_needed' }
    const isIn = await useTotpCode(ctx, { row, code, cookies: asked.cookies }, enter)
    if (!isIn) throw await refusal(ctx, asked, row, 'code')
  }
  keepDevice(ctx, asked.cookies, guarded)
  return { step: 'session', operator: await describeOperator(ctx, operator) }
}

/** What was typed as the address of nobody is not kept: it may be a viewer's, or a password in the wrong field. */
async function refusal(
  ctx: Pick<Context, 'db' | 'now'>,
  { ip }: Input,
  row: OperatorRow | undefined,
  wrong: 'password' | 'code',
): Promise<CallError> {
  const operator = row ? toAccount(row, false) : null
  await recordAction(ctx, { action: 'login_failed', operator, details: { wrong }, ip })
  return new CallError(
    'wrong_auth_data',
    wrong === 'code' ? { fields: { code: 'is wrong or was already used' } } : {},
  )
}
