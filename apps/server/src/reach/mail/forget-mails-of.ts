import { hashAddress } from '../../adapters/mail/index.ts'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import type { Tx } from '../../db/connection.ts'
import { forgetMails } from './forget-mails.job.ts'
import { sendMail } from './send-mail.job.ts'

/** The channel's mails to and from an address: those that wait, those that were sent, and those in the outbox. */
export async function forgetMailsOf(
  ctx: Pick<Context, 'jobs'>,
  tx: Tx,
  { channel_key }: Channel,
  email: string,
): Promise<void> {
  await ctx.jobs.forget(tx, sendMail, { channel_key, to: email })
  await ctx.jobs.forget(tx, sendMail, { channel_key, 'replyTo.address': email })
  await ctx.jobs.add(tx, forgetMails, { channel_key, address_hash: hashAddress(email) })
}
