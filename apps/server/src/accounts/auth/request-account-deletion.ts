import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import { prepareAccountMail } from '../../reach/mail/index.ts'
import { CallError } from '../../runtime/call-error.ts'
import { findAccount } from './account-store.ts'
import { createToken } from './create-token.ts'

export async function requestAccountDeletion(
  ctx: Pick<Context, 'db' | 'now' | 'jobs' | 'publicUrl' | 'sealer'>,
  asked: { channel: Channel; session: { userId: number } },
): Promise<{ success: true }> {
  const { channel } = asked
  const account = await findAccount(ctx.db, channel.id, asked.session.userId)
  if (!account) throw new CallError('unauthenticated')
  const addMail = await prepareAccountMail(ctx, channel)
  await ctx.db.transaction(async tx => {
    const of = { channelId: channel.id, userId: account.id, purpose: 'delete_account' } as const
    await addMail(tx, { kind: 'delete_account', to: account, token: await createToken(ctx, tx, of) })
  })
  return { success: true }
}
