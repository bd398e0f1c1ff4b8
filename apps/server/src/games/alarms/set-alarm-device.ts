import type { Body, studioCalls } from '@grandstand/contract'
import { recordChannelAction } from '../../channel/audit/index.ts'
import type { Context } from '../../context/context.ts'
import type { OperatorCall } from '../../context/operator-session.ts'
import { checkDevice } from '../notices/index.ts'
import { deleteAlarmDevice, keepAlarmDevice } from './alarm-device-store.ts'

export async function setAlarmDevice(
  ctx: Pick<Context, 'db' | 'now' | 'push'>,
  { channel, session, body, ip }: OperatorCall & { body: Body<typeof studioCalls.setAlarmDevice> },
): Promise<{ success: true }> {
  const { is_wanted, ...device } = body
  const { id } = session.operator
  checkDevice(ctx, device)
  await ctx.db.transaction(async tx => {
    if (is_wanted) await keepAlarmDevice(tx, channel.id, id, { ...device, made_at: ctx.now() })
    else await deleteAlarmDevice(tx, channel.id, id, device.endpoint)
    await recordChannelAction(
      { db: tx, now: ctx.now },
      { channel, session, ip },
      { action: 'set_alarm_device', details: { is_wanted } },
    )
  })
  return { success: true }
}
