import type { Body, studioCalls } from '@grandstand/contract'
import type { Context } from '../../context/context.ts'
import type { OperatorCall } from '../../context/operator-session.ts'
import { CallError } from '../../runtime/call-error.ts'
import { recordChannelAction } from '../audit/index.ts'
import { deleteService } from './service-store.ts'

export async function disconnectService(
  ctx: Pick<Context, 'db' | 'now' | 'channels'>,
  { channel, session, body, ip }: OperatorCall & { body: Body<typeof studioCalls.disconnectService> },
): Promise<{ success: true }> {
  const { service } = body
  await ctx.db.transaction(async tx => {
    if (!(await deleteService(tx, channel.id, service))) throw new CallError('not_found')
    await recordChannelAction(
      { db: tx, now: ctx.now },
      { channel, session, ip },
      { action: 'disconnect_service', details: { service } },
    )
  })
  ctx.channels.forget()
  return { success: true }
}
