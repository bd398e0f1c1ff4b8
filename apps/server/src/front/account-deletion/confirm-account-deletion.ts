import { takeToken } from '../../accounts/auth/index.ts'
import { hashSecret } from '../../accounts/keys/index.ts'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import { CallError } from '../../runtime/call-error.ts'
import { forgetGiftsTo } from '../../sale/gifts/index.ts'
import { forgetGrantLinksTo } from '../../sale/grant-links/index.ts'
import { endAccount } from './end-account.ts'

/** Needs no login: the user may read the mail on another device. */
export async function confirmAccountDeletion(
  ctx: Pick<Context, 'db' | 'now' | 'jobs' | 'payments'>,
  asked: { channel: Channel; body: { token: string } },
): Promise<{ success: true }> {
  const { channel } = asked
  await ctx.db.transaction(async tx => {
    const token = await takeToken(tx, channel.id, 'delete_account', hashSecret(asked.body.token))
    if (!token || token.expires_at <= ctx.now()) throw new CallError('verification_failed')
    const email = await endAccount(ctx, tx, channel, token.user_id)
    if (email === undefined) throw new CallError('verification_failed')
    await forgetGiftsTo(tx, channel.id, email)
    await forgetGrantLinksTo(tx, channel.id, email)
  })
  return { success: true }
}
