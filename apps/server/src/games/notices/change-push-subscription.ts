import type { Body, calls, Reply } from '@grandstand/contract'
import type { Reader } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import { CallError } from '../../runtime/call-error.ts'
import { checkDevice } from './check-device.ts'
import { changeDevice } from './subscription-store.ts'

type Call = typeof calls.changePushSubscription

/** Anyone with a device's address and secret could write to it anyway, so they may update its address. */
export async function changePushSubscription(
  ctx: Pick<Context, 'db' | 'push'>,
  { channel, body }: Pick<Reader, 'channel'> & { body: Body<Call> },
): Promise<Reply<Call>> {
  const { former, ...device } = body
  checkDevice(ctx, device)
  const isKnown = await ctx.db.transaction(tx => changeDevice(tx, channel.id, former, device))
  if (!isKnown) throw new CallError('not_found')
  return { success: true }
}
