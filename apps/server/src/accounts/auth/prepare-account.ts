import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import type { Tx } from '../../db/connection.ts'
import { prepareAccountMail } from '../../reach/mail/index.ts'
import { CallError } from '../../runtime/call-error.ts'
import { type AccountRow, insertAccount, type NewAccount } from './account-store.ts'
import { createToken } from './create-token.ts'

/**
 * Returns a function that creates an account for a user who has accepted the terms, as part of a transaction, and
 * writes to its owner once: a link to confirm the address, or a welcome where it is confirmed.
 */
export async function prepareAccount(
  ctx: Pick<Context, 'db' | 'now' | 'jobs' | 'publicUrl' | 'sealer'>,
  channel: Channel,
): Promise<(tx: Tx, given: NewAccount) => Promise<AccountRow>> {
  const addMail = await prepareAccountMail(ctx, channel)
  return async (tx, given) => {
    const now = ctx.now()
    const account = await insertAccount(tx, channel.id, { ...given, terms_accepted_at: now, created_at: now })
    if (!account) throw new CallError('email_taken')
    if (account.email_verified_at === null) {
      const of = { channelId: channel.id, userId: account.id, purpose: 'verify_email' } as const
      await addMail(tx, { kind: 'verify_email', to: account, token: await createToken(ctx, tx, of) })
    } else await addMail(tx, { kind: 'welcome', to: account, firstName: account.first_name })
    return account
  }
}
