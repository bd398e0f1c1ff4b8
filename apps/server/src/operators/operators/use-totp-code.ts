import { findKnownDevice } from '../../accounts/auth/index.ts'
import type { Context } from '../../context/context.ts'
import type { Cookies } from '../../context/cookies.ts'
import type { Tx } from '../../db/connection.ts'
import type { Key } from '../../runtime/encode-key.ts'
import { guardedOperator } from './guarded-operator.ts'
import { type OperatorRow, takeRecoveryCode, takeTotpStep } from './operator-store.ts'
import { hashRecoveryCode, looksLikeRecoveryCode } from './recovery-codes.ts'
import { findTotpStep } from './totp.ts'

/** False when somebody else has used it meanwhile. */
export type Spend = (tx: Tx) => Promise<boolean>

/**
 * Gives `take` what uses a right code up, for its transaction; false for a wrong or used one. A recovery code counts as one. All wrong codes of an account are
 * one sum, whichever device and call they come from. Strangers with the password use up only a part of it, so that they
 * do not lock its owner out.
 */
export async function useTotpCode(
  ctx: Pick<Context, 'limiter' | 'sealer' | 'now'>,
  { row, code, cookies }: { row: OperatorRow; code: string; cookies: Cookies },
  take: (spend: Spend) => Promise<boolean>,
): Promise<boolean> {
  const nowMs = ctx.now().getTime()
  const who: Key = ['operator', row.id]
  const isKnown = findKnownDevice(ctx, cookies, guardedOperator(row)) !== null
  const counts = isKnown ? (['totp'] as const) : (['totp_stranger', 'totp'] as const)
  for (const name of counts) await ctx.limiter.take(name, who, nowMs)
  const spend = chooseSpend(ctx, row, code)
  if (!spend || !(await take(spend))) return false
  for (const name of counts) await ctx.limiter.giveBack(name, who, nowMs)
  return true
}

function chooseSpend(ctx: Pick<Context, 'sealer' | 'now'>, row: OperatorRow, code: string): Spend | null {
  if (looksLikeRecoveryCode(code))
    return tx => takeRecoveryCode(tx, row.id, hashRecoveryCode(ctx, row.id, code))
  const step = findTotpStep(ctx, row, code)
  return step === null ? null : tx => takeTotpStep(tx, row.id, step)
}
