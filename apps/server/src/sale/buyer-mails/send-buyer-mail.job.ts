import { z } from 'zod'
import { getColorSettings } from '../../channel/channel/index.ts'
import { defineJob, type JobContext } from '../../jobs/index.ts'
import { describeSender, queueMail } from '../../reach/mail/index.ts'
import { deleteRecipients, holdBuyerMail, holdRecipients, markBuyerMailSent } from './buyer-mail-store.ts'
import { findMailedGame } from './mailed-game-store.ts'
import { writeBuyerMail } from './write-buyer-mail.ts'

const atOnce = 100

const payload = z.object({ channel_id: z.int(), mail_id: z.int() })

/** A hundred in a transaction: if the process dies, the next try sends the rest, and nobody gets it twice. */
export const sendBuyerMail = defineJob({
  name: 'send-buyer-mail',
  payload,
  retries: 10,
  retryDelaySeconds: 5,
  async run(ctx, sending) {
    while (!ctx.signal.aborted) if (await sendSome(ctx, sending)) return
    throw new Error(`Buyer mail ${sending.mail_id} is not sent to all yet; the job runs again`)
  },
})

/** True: all have theirs. */
function sendSome(ctx: JobContext, { channel_id, mail_id }: z.infer<typeof payload>): Promise<boolean> {
  return ctx.db.transaction(async tx => {
    const channel = await ctx.channels.findById(channel_id)
    const mail = channel && (await holdBuyerMail(tx, channel_id, mail_id))
    const game = mail && (await findMailedGame(tx, channel_id, mail.event_id))
    if (!channel || !mail || !game || mail.sent_at !== null) return true
    const colors = await getColorSettings({ db: tx }, { channel })
    const people = await holdRecipients(tx, channel_id, mail_id, atOnce)
    for (const user of people) {
      // They stopped these mails meanwhile.
      if (user.stops_buyer_mails) continue
      const sender = describeSender(ctx, channel, user)
      await queueMail(ctx, tx, {
        channelKey: channel.channel_key,
        to: user.email,
        from: sender.from,
        ...writeBuyerMail(ctx, channel, { mail, game, user, colors, sender }),
      })
    }
    const ids = people.map(({ id }) => id)
    await deleteRecipients(tx, channel_id, mail_id, ids)
    if (people.length === atOnce) return false
    await markBuyerMailSent(tx, channel_id, mail_id, ctx.now())
    return true
  })
}
