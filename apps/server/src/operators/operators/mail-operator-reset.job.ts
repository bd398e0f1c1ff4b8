import { interfaceLanguages } from '@grandstand/contract'
import { z } from 'zod'
import { defineJob } from '../../jobs/index.ts'
import { findOperatorByEmail } from './operator-store.ts'
import { sendResetLink } from './send-reset-link.ts'

/** Nothing happens for an address of nobody. Run twice, the second link replaces the first. */
export const mailOperatorReset = defineJob({
  name: 'mail-operator-reset',
  payload: z.object({ email: z.string(), language: z.enum(interfaceLanguages) }),
  async run(ctx, { email, language }) {
    const row = await findOperatorByEmail(ctx.db, email)
    if (row) await ctx.db.transaction(tx => sendResetLink(ctx, tx, row, language))
  },
})
