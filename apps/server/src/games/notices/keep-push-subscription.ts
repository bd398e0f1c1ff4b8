import type { Body, calls, Reply } from '@grandstand/contract'
import type { Reader } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import { checkDevice } from './check-device.ts'
import { deleteSilentDevice, findDevice, keepDevice, listReminders, setKinds } from './subscription-store.ts'

type Call = typeof calls.keepPushSubscription

/** Keeps a user's device with its notices: only the chosen ones. */
export async function keepPushSubscription(
  ctx: Pick<Context, 'db' | 'now' | 'push'>,
  { channel, session, body }: Pick<Reader, 'channel'> & { session: { userId: number }; body: Body<Call> },
): Promise<Reply<Call>> {
  const { kinds, ...device } = body
  if (kinds === undefined) {
    const found = await findDevice(ctx.db, channel.id, session.userId, device.endpoint)
    if (!found) return { kinds: [], reminders: [] }
    return { kinds: found.kinds, reminders: await listReminders(ctx.db, channel.id, found.id) }
  }
  checkDevice(ctx, device)
  return ctx.db.transaction(async tx => {
    const now = ctx.now()
    const { id } = await keepDevice(tx, channel.id, session.userId, { device, now })
    await setKinds(tx, channel.id, id, kinds)
    const reminders = await listReminders(tx, channel.id, id)
    await deleteSilentDevice(tx, channel.id, id)
    return { kinds: [...new Set(kinds)], reminders }
  })
}
