import type { Body, Operator, studioCalls } from '@grandstand/contract'
import { addMonths } from '@grandstand/rules'
import { recordAction } from '../../../channel/audit/index.ts'
import type { Context } from '../../../context/context.ts'
import type { OperatorSession } from '../../../context/operator-session.ts'
import { describeOperator } from '../../../operators/operators/index.ts'
import { setMonthly } from './monthly-store.ts'

export async function setMonthlyMail(
  ctx: Pick<Context, 'db' | 'now' | 'channels'>,
  asked: { body: Body<typeof studioCalls.setMonthlyMail>; session: OperatorSession; ip: string },
): Promise<Operator> {
  const { operator } = asked.session
  const { language } = asked.body
  const month = addMonths(ctx.now().toISOString().slice(0, 7), -1)
  await ctx.db.transaction(async tx => {
    await setMonthly(tx, operator.id, { language, month })
    await recordAction({ db: tx, now: ctx.now }, { action: 'set_monthly_mail', operator, ip: asked.ip })
  })
  return describeOperator(ctx, { ...operator, monthlyLanguage: language })
}
