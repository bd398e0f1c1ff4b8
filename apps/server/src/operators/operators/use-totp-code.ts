import { findKnownDevice } from '../../accounts/auth/index.ts'
import type { Context } from '../../context/context.ts'
import type { Cookies } from '../../context/cookies.ts'
import type { Key } from '../../runtime/encode-key.ts'
import { guardedOperator } from './guarded-operator.ts'
import type { OperatorRow } from './operator-store.ts'
import { findTotpStep } from './totp.ts'

/**
 * Gives a right code's step to `take`, which uses it up; false for a wrong or used one. All wrong codes of an account are
 * one sum, whichever device and call they come from. Strangers with the password use up only a part of it, so that they
 * do not lock its owner out.
 */
export async function useTotpCode(
  ctx: Pick<Context, 'limiter' | 'sealer' | 'now'>,
  { row, code, cookies }: { row: OperatorRow; code: string; cookies: Cookies },
  take: (step: number) => Promise<boolean>,
): Promise<boolean> {
  const nowMs = ctx.now().getTime()
  const who: Key = ['operator', row.id]
  const isKnown = findKnownDevice(ctx, cookies, guardedOperator(row)) !== null
  const counts = isKnown ? (['totp'] as const) : (['totp_stranger', 'totp'] as const)
  for (const name of counts) await ctx.limiter.take(name, who, nowMs)
  const step = findTotpStep(ctx, row, code)
  if (step === null || !(await take(step))) return false
  for (const name of counts) await ctx.limiter.giveBack(name, who, nowMs)
  return true
}
