import type { Body, studioCalls } from '@grandstand/contract'
import { recordAction } from '../../channel/audit/index.ts'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import type { OperatorSession } from '../../context/operator-session.ts'
import { type MailSubject, setMailed } from './mail-list-store.ts'

export interface MailInput {
  channel: Channel
  session: OperatorSession
  body: Body<typeof studioCalls.setAlarmMail>
  ip: string
}

export async function setMail(
  ctx: Pick<Context, 'db' | 'now'>,
  subject: MailSubject,
  { channel, session: { operator }, body: { language }, ip }: MailInput,
): Promise<{ success: true }> {
  await ctx.db.transaction(async tx => {
    await setMailed(tx, subject, channel.id, { operatorId: operator.id, language })
    const action = `set_${subject}_mail` as const
    await recordAction({ db: tx, now: ctx.now }, { action, operator, channelId: channel.id, ip })
  })
  return { success: true }
}
