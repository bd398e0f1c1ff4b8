import type { Channel } from '../../context/channel.ts'
import { defineJob, type JobContext } from '../../jobs/index.ts'
import { endAccount } from './end-account.ts'
import { holdUnpaidAccount, listUnpaidAccounts } from './unpaid-account-store.ts'

/** As long as a browser stays logged in without being used. */
const keptMs = 30 * 86_400_000
/** Of each channel in one night; the next night goes on. */
const limit = 1_000

/** An address that somebody typed at the checkout, and never paid or confirmed with, is not kept. */
export const forgetUnpaidAccounts = defineJob({
  name: 'forget-unpaid-accounts',
  schedule: '37 4 * * *',
  async run(ctx) {
    const now = ctx.now()
    const madeBefore = new Date(now.getTime() - keptMs)
    for (const channel of await ctx.channels.list())
      for (const userId of await listUnpaidAccounts(ctx.db, channel.id, { now, madeBefore, limit })) {
        if (ctx.signal.aborted) return
        await forget(ctx, channel, userId)
      }
  },
})

/** One that the provider cannot forget now stays for the next night, and holds up no other. */
async function forget(ctx: JobContext, channel: Channel, userId: number): Promise<void> {
  try {
    await ctx.db.transaction(async tx => {
      if (await holdUnpaidAccount(tx, channel.id, userId, ctx.now()))
        await endAccount(ctx, tx, channel, userId)
    })
  } catch (error) {
    ctx.log.warn({ error, user_id: userId }, 'An unpaid account stays until the next night')
  }
}
