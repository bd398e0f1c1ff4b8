import type { Body, calls, Params, Reply } from '@grandstand/contract'
import { holdProvenAddress } from '../../accounts/users/index.ts'
import type { Reader } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import { CallError } from '../../runtime/call-error.ts'
import { checkTimeZone } from './check-device.ts'
import { deleteMailReminder, keepMailReminder, listMailReminderIds } from './mail-reminder-store.ts'

type Call = typeof calls.setMailReminder
type Input = Pick<Reader, 'channel'> & { session: { userId: number }; params: Params<Call>; body: Body<Call> }

/** Only to an address that its owner has confirmed: nobody is to be written to at somebody else's wish. */
export async function setMailReminder(
  ctx: Pick<Context, 'db'>,
  { channel, session: { userId }, params, body }: Input,
): Promise<Reply<Call>> {
  const { is_wanted, ...words } = body
  checkTimeZone(words)
  const reminder = { user_id: userId, event_id: params.id }
  if (!is_wanted) await deleteMailReminder(ctx.db, channel.id, reminder)
  else {
    if (!(await holdProvenAddress(ctx.db, channel.id, userId))) throw new CallError('verification_failed')
    if (!(await keepMailReminder(ctx.db, channel.id, { ...reminder, ...words })))
      throw new CallError('not_found')
  }
  return { reminders: await listMailReminderIds(ctx.db, channel.id, userId) }
}
