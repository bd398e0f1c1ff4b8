import type { Body, studioCalls } from '@grandstand/contract'
import type { Context } from '../../context/context.ts'
import { networkOf } from '../../runtime/network-of.ts'
import { operatorAccount } from './guarded-operator.ts'
import { mailOperatorReset } from './mail-operator-reset.job.ts'

/** The same answer and the same work for every address; whether it is an operator's is found out later, by a job. */
export async function forgetOperatorPassword(
  ctx: Pick<Context, 'db' | 'now' | 'jobs' | 'limiter'>,
  asked: { body: Body<typeof studioCalls.forgetOperatorPassword>; ip: string },
): Promise<{ success: true }> {
  const { email, language } = asked.body
  const account = operatorAccount(email)
  const nowMs = ctx.now().getTime()
  await ctx.limiter.take('reset_request', [account, networkOf(asked.ip)], nowMs)
  // Strangers who ask in somebody's name fill the mailbox no further, and refuse them nothing.
  if ((await ctx.limiter.findWaitMs('reset_mail', account, nowMs)) > 0) return { success: true }
  await ctx.limiter.count('reset_mail', account, nowMs)
  await ctx.db.transaction(tx => ctx.jobs.add(tx, mailOperatorReset, { email, language }))
  return { success: true }
}
