import { z } from 'zod'
import { defineJob } from '../../jobs/index.ts'
import { prepareAccountMail } from '../../reach/mail/index.ts'
import { findAccountByEmail } from './account-store.ts'
import { createToken } from './create-token.ts'

/** Nothing happens for an address without an account. Run twice, the second link replaces the first. */
export const mailPasswordReset = defineJob({
  name: 'mail-password-reset',
  payload: z.object({ channel_key: z.string(), email: z.string() }),
  async run(ctx, { channel_key, email }) {
    const channel = await ctx.channels.findByKey(channel_key)
    const account = channel && (await findAccountByEmail(ctx.db, channel.id, email))
    if (!account) return
    const addMail = await prepareAccountMail(ctx, channel)
    await ctx.db.transaction(async tx => {
      const of = { channelId: channel.id, userId: account.id, purpose: 'reset_password' } as const
      await addMail(tx, { kind: 'reset_password', to: account, token: await createToken(ctx, tx, of) })
    })
  },
})
