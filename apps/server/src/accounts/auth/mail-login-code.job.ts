import { z } from 'zod'
import { defineJob } from '../../jobs/index.ts'
import { prepareAccountMail } from '../../reach/mail/index.ts'
import { deleteSessionCodesOfKey, insertSessionCode } from '../keys/index.ts'
import { findAccountByEmail } from './account-store.ts'
import { createLoginCode, hashLoginCode, loginCodeLifeMs } from './login-code.ts'

/** Nothing happens for an address without an account, nor for a browser that is gone. Run twice, the second code replaces the first. */
export const mailLoginCode = defineJob({
  name: 'mail-login-code',
  payload: z.object({ channel_key: z.string(), email: z.string(), key_hash: z.string() }),
  async run(ctx, { channel_key, email, key_hash }) {
    const channel = await ctx.channels.findByKey(channel_key)
    const account = channel && (await findAccountByEmail(ctx.db, channel.id, email))
    if (!account) return
    const addMail = await prepareAccountMail(ctx, channel)
    const code = createLoginCode()
    await ctx.db.transaction(async tx => {
      await deleteSessionCodesOfKey(tx, channel.id, { key_hash, purpose: 'login_code' })
      const isKept = await insertSessionCode(tx, channel.id, {
        code_hash: hashLoginCode(ctx, channel, { email, code, keyHash: key_hash }),
        key_hash,
        purpose: 'login_code',
        user_id: account.id,
        sealed_identity: null,
        return_path: '/',
        expires_at: new Date(ctx.now().getTime() + loginCodeLifeMs),
      })
      if (isKept) await addMail(tx, { kind: 'login_code', to: account, code })
    })
  },
})
