import { keepDevice } from '../../accounts/auth/index.ts'
import type { Context } from '../../context/context.ts'
import type { Cookies } from '../../context/cookies.ts'
import type { OperatorSession } from '../../context/operator-session.ts'
import type { Tx } from '../../db/connection.ts'
import { CallError } from '../../runtime/call-error.ts'
import { checkOwnPassword } from './check-own-password.ts'
import { guardedOperator } from './guarded-operator.ts'
import { findOperatorRow, type OperatorRow } from './operator-store.ts'
import { useTotpCode } from './use-totp-code.ts'

interface Shown {
  session: OperatorSession
  cookies: Cookies
  current_password: string
  code?: string | undefined
}

/**
 * Runs `change` for an operator who shows the password and, with a second factor, a code: a session that was left open,
 * and a password that somebody saw, change nothing. The browser stays known under what it changed.
 */
export async function changeCredentials(
  ctx: Pick<Context, 'db' | 'now' | 'passwords' | 'limiter' | 'sealer'>,
  shown: Shown,
  change: (tx: Tx, row: OperatorRow) => Promise<void>,
): Promise<void> {
  const { session, cookies, code } = shown
  const row = await checkOwnPassword(ctx, session, shown.current_password)
  if (row.totp_confirmed_at === null) await ctx.db.transaction(tx => change(tx, row))
  else {
    if (code === undefined) throw refusal('is needed')
    const isRight = await useTotpCode(ctx, { row, code, cookies }, spend =>
      ctx.db.transaction(async tx => {
        if (!(await spend(tx))) return false
        await change(tx, row)
        return true
      }),
    )
    if (!isRight) throw refusal('is wrong or was already used')
  }
  const changed = await findOperatorRow(ctx.db, row.id)
  if (changed) keepDevice(ctx, cookies, guardedOperator(changed))
}

const refusal = (problem: string) => new CallError('wrong_auth_data', { fields: { code: problem } })
