import type { Body, Reply, studioCalls } from '@grandstand/contract'
import { findAccountByEmail } from '../../accounts/auth/index.ts'
import type { Context } from '../../context/context.ts'
import type { OperatorCall } from '../../context/operator-session.ts'
import { CallError } from '../../runtime/call-error.ts'
import { chooseGift, giveGrant, hasGrant } from '../grants/index.ts'
import type { GrantLinkMailContext } from './mail-grant-link.ts'
import { sendGrantLink } from './send-grant-link.ts'

/**
 * One after another; who has the same already gets nothing more, so that a list can be sent again. Who has no account
 * gets a link.
 */
export async function giveGrants(
  ctx: Pick<Context, 'db' | 'now' | 'rosters'> & GrantLinkMailContext,
  { channel, session, body, ip }: OperatorCall & { body: Body<typeof studioCalls.giveGrants> },
): Promise<Reply<typeof studioCalls.giveGrants>> {
  const { emails, ends_at, note, ...choice } = body
  const { operator } = session
  const endsAt = new Date(ends_at)
  if (endsAt <= ctx.now())
    throw new CallError('invalid_request', { fields: { ends_at: 'must be in the future' } })
  const gift = await chooseGift(ctx, { channel, language: channel.settings.language }, choice)
  const told: Reply<typeof studioCalls.giveGrants> = { given: 0, held: [], mailed: [] }
  for (const email of new Set(emails.map(one => one.toLowerCase()))) {
    const user = await findAccountByEmail(ctx.db, channel.id, email)
    if (!user) {
      const isSent = await sendGrantLink(ctx, channel, gift, { email, endsAt, note, operator, ip })
      told[isSent ? 'mailed' : 'held'].push(email)
    } else if (await hasGrant(ctx, channel.id, { userId: user.id, choice, endsAt })) {
      told.held.push(email)
    } else {
      await giveGrant(ctx, channel, { ...choice, userId: user.id, endsAt, note, operator, ip })
      told.given += 1
    }
  }
  return told
}
