import type { Body, calls, Params, Reply } from '@grandstand/contract'
import type { Reader } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import { CallError } from '../../runtime/call-error.ts'
import { checkDevice } from './check-device.ts'
import {
  deleteReminder,
  deleteSilentDevice,
  insertReminder,
  keepDevice,
  listReminders,
} from './subscription-store.ts'

type Call = typeof calls.setReminder
type Input = Pick<Reader, 'channel'> & { session: { userId: number }; params: Params<Call>; body: Body<Call> }

/** For a game, not for a team. */
export async function setReminder(
  ctx: Pick<Context, 'db' | 'now' | 'push'>,
  { channel, session, params, body }: Input,
): Promise<Reply<Call>> {
  const { is_wanted, ...device } = body
  checkDevice(ctx, device)
  return ctx.db.transaction(async tx => {
    const { id, kinds } = await keepDevice(tx, channel.id, session.userId, { device, now: ctx.now() })
    if (!is_wanted) await deleteReminder(tx, channel.id, id, params.id)
    else if (!(await insertReminder(tx, channel.id, { id, userId: session.userId }, params.id)))
      throw new CallError('not_found')
    const reminders = await listReminders(tx, channel.id, id)
    await deleteSilentDevice(tx, channel.id, id)
    return { kinds, reminders }
  })
}
