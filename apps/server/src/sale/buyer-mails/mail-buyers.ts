import type { Body, BuyerMail, studioCalls } from '@grandstand/contract'
import { recordChannelAction } from '../../channel/audit/index.ts'
import type { Context } from '../../context/context.ts'
import type { OperatorCallById } from '../../context/operator-session.ts'
import { CallError } from '../../runtime/call-error.ts'
import { findBuyerMail, insertBuyerMail } from './buyer-mail-store.ts'
import { describeBuyerMail } from './describe-buyer-mail.ts'
import { findRecipients } from './find-recipients.ts'
import { sendBuyerMail } from './send-buyer-mail.job.ts'

type Input = OperatorCallById & { body: Body<typeof studioCalls.mailBuyers> }

/** Writes down who gets it, so that it goes to those who were counted; a job sends it. */
export async function mailBuyers(
  ctx: Pick<Context, 'db' | 'now' | 'rosters' | 'jobs' | 'limiter'>,
  { channel, session, params, body, ip }: Input,
): Promise<BuyerMail> {
  const { idempotency_key, ...mail } = body
  const before = await findBuyerMail(ctx.db, channel.id, idempotency_key)
  if (before) return describeBuyerMail(before)
  const { buyers, passHolders } = await findRecipients(ctx, channel, params.id)
  const userIds = mail.with_pass_holders ? [...buyers, ...passHolders] : buyers
  if (userIds.length === 0) throw new CallError('conflict')
  const now = ctx.now()
  await ctx.limiter.take('buyer_mails', ['channel', channel.id], now.getTime())
  const by = session.operator.name || session.operator.email
  const row = { ...mail, channel_id: channel.id, event_id: params.id, idempotency_key, by, at: now }
  const made = await ctx.db.transaction(async tx => {
    const inserted = await insertBuyerMail(tx, row, userIds)
    if (!inserted) return
    await ctx.jobs.add(tx, sendBuyerMail, { channel_id: channel.id, mail_id: inserted.id })
    await recordChannelAction(
      { db: tx, now: ctx.now },
      { channel, session, ip },
      {
        action: 'mail_buyers',
        target: { type: 'event', id: params.id },
        details: { people: inserted.people, with_pass_holders: mail.with_pass_holders },
      },
    )
    return inserted
  })
  const kept = made ?? (await findBuyerMail(ctx.db, channel.id, idempotency_key))
  if (!kept) throw new CallError('conflict')
  return describeBuyerMail(kept)
}
