import { createHash } from 'node:crypto'
import type { PaymentAccount } from '../../adapters/payments/index.ts'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import { CallError } from '../../runtime/call-error.ts'
import { checkDeclines } from './guard-declines.ts'

export interface CheckedCard {
  id: string
  /** Of its fingerprint. */
  hash: string
  /** What its tries and its declines are counted by. */
  counted: string
}

/** The card is the buyer's or nobody's yet, and neither it nor its buyer was declined too often. */
export async function checkCard(
  ctx: Pick<Context, 'now' | 'limiter'>,
  channel: Channel,
  buyer: { account: PaymentAccount; customerId: string; userId: number },
  paymentMethodId: string,
): Promise<CheckedCard> {
  const card = await buyer.account.findCard(paymentMethodId)
  const isTheirs = card && (card.customerId === null || card.customerId === buyer.customerId)
  if (!isTheirs)
    throw new CallError('card_needed', { fields: { payment_method_id: 'is not one of your cards' } })
  // Everybody pays the sandbox with the same few test cards, so that there an entered card counts by itself.
  const fingerprint = card.fingerprint ?? card.id
  const counted = hashCard(channel, buyer.account.sandboxUrl === null ? fingerprint : card.id)
  const hash = hashCard(channel, fingerprint)
  await ctx.limiter.take('buy', ['card', counted], ctx.now().getTime())
  await checkDeclines(ctx, buyer.userId, [counted, hash])
  return { id: card.id, hash, counted }
}

function hashCard({ channel_key }: Channel, fingerprint: string): string {
  return createHash('sha256').update(`${channel_key} ${fingerprint}`).digest('base64url')
}
