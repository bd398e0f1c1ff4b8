import type { Body, calls } from '@grandstand/contract'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import { CallError } from '../../runtime/call-error.ts'
import { readBuyerMailToken } from './buyer-mail-token.ts'
import { setStopsBuyerMails } from './recipient-store.ts'

/** By the link in such a mail, without a login. */
export async function setBuyerMails(
  ctx: Pick<Context, 'db' | 'sealer'>,
  { channel, body }: { channel: Channel; body: Body<typeof calls.setBuyerMails> },
): Promise<{ success: true }> {
  const userId = readBuyerMailToken(ctx, channel.id, body.token)
  if (userId === null || !(await setStopsBuyerMails(ctx.db, channel.id, userId, !body.is_wanted)))
    throw new CallError('not_found')
  return { success: true }
}
