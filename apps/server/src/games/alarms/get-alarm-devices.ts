import type { Reply, studioCalls } from '@grandstand/contract'
import type { Context } from '../../context/context.ts'
import type { OperatorCall } from '../../context/operator-session.ts'
import { getPushKeys } from '../notices/index.ts'
import { listAlarmDevices } from './alarm-device-store.ts'

export async function getAlarmDevices(
  ctx: Pick<Context, 'db' | 'sealer' | 'now'>,
  { channel, session }: OperatorCall,
): Promise<Reply<typeof studioCalls.getAlarmDevices>> {
  const { publicKey } = await getPushKeys(ctx, channel)
  return {
    public_key: publicKey,
    devices: await listAlarmDevices(ctx.db, channel.id, session.operator.id),
  }
}
