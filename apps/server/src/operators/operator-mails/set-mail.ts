import type { Body, studioCalls } from '@grandstand/contract'
import { recordChannelAction } from '../../channel/audit/index.ts'
import type { Context } from '../../context/context.ts'
import type { OperatorCall } from '../../context/operator-session.ts'
import { type MailSubject, setMailed } from './mail-list-store.ts'

export interface MailInput extends OperatorCall {
  body: Body<typeof studioCalls.setAlarmMail>
}

export async function setMail(
  ctx: Pick<Context, 'db' | 'now'>,
  subject: MailSubject,
  { channel, session, body: { language }, ip }: MailInput,
): Promise<{ success: true }> {
  await ctx.db.transaction(async tx => {
    await setMailed(tx, subject, channel.id, { operatorId: session.operator.id, language })
    const action = `set_${subject}_mail` as const
    await recordChannelAction({ db: tx, now: ctx.now }, { channel, session, ip }, { action })
  })
  return { success: true }
}
