import type { Body, Reply, studioCalls } from '@grandstand/contract'
import { findKnownDevice, guardLogin, keepDevice } from '../../accounts/auth/index.ts'
import { recordAction } from '../../channel/audit/index.ts'
import type { Context } from '../../context/context.ts'
import type { Cookies } from '../../context/cookies.ts'
import type { OperatorSession } from '../../context/operator-session.ts'
import { CallError } from '../../runtime/call-error.ts'
import type { Key } from '../../runtime/encode-key.ts'
import { describeOperator } from './describe-operator.ts'
import { toAccount } from './find-operator-session.ts'
import { deleteOperatorSession, findTotpDemand } from './operator-session-store.ts'
import { findOperatorByEmail, type OperatorRow, takeTotpStep } from './operator-store.ts'
import { startOperatorSession } from './start-operator-session.ts'
import { findTotpStep } from './totp.ts'

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
  const nowMs = ctx.now().getTime()
  const account: Key = ['operator', email.toLowerCase()]
  const row = await guardLogin(ctx, { ...asked, account }, async () => {
    const found = await findOperatorByEmail(ctx.db, email)
    const isRight = await ctx.passwords.isRight(found?.password_hash ?? null, password)
    return found && isRight ? found : null
  })
  if (!row) throw await refusal(ctx, asked, await findOperatorByEmail(ctx.db, email), 'password')

  // Six digits are few: all who have the password count together, apart from a device that was let in before.
  const guesser: Key = ['operator', row.id, findKnownDevice(ctx, asked.cookies, account)]
  let step: number | null = null
  if (row.totp_confirmed_at !== null) {
    if (code === undefined) return { step: 'totp_needed' }
    await ctx.limiter.take('totp', guesser, nowMs)
    step = findTotpStep(ctx, row, code)
    if (step === null) throw await refusal(ctx, asked, row, 'code')
  }
  const operator = toAccount(row, await findTotpDemand(ctx.db, row.id))
  const isIn = await ctx.db.transaction(async tx => {
    const own = { db: tx, now: ctx.now }
    if (step !== null && !(await takeTotpStep(tx, row.id, step))) return false
    // A new login leaves no old session in this browser.
    if (asked.session) await deleteOperatorSession(tx, asked.session.tokenHash)
    await startOperatorSession(own, asked.cookies, row.id)
    await recordAction(own, { action: 'login', operator, ip: asked.ip })
    return true
  })
  if (!isIn) throw await refusal(ctx, asked, row, 'code')
  if (step !== null) await ctx.limiter.giveBack('totp', guesser, nowMs)
  keepDevice(ctx, asked.cookies, account)
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
