import { type AheadNotice, type OrderNotice, type OrderNoticeKind, receiptPath } from '@grandstand/rules'
import { createToken } from '../../accounts/auth/index.ts'
import { getColorSettings, localiser } from '../../channel/channel/index.ts'
import { addsTax } from '../../context/adds-tax.ts'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import { originOf } from '../../context/origin.ts'
import type { Tx } from '../../db/connection.ts'
import type { StoredOrder, StoredTransaction } from '../../orders/orders/index.ts'
import { describeSender, queueMail } from '../../reach/mail/index.ts'
import { describeReceipt } from '../receipts/index.ts'
import { describeBought } from './describe-bought.ts'
import { findStart, type Recipient } from './order-mail-store.ts'
import { writeOrderMail } from './write-order-mail.ts'

export type OrderMailContext = Pick<Context, 'jobs' | 'now' | 'publicUrl' | 'sealer'>

export interface OrderMail {
  to: Recipient
  order: StoredOrder
  notice: OrderNotice<StoredTransaction> | { kind: AheadNotice }
}

/** Part of the caller's transaction, and read within it: a transaction that waits for a second connection can wait for ever. */
export async function queueOrderMail(
  ctx: OrderMailContext,
  tx: Tx,
  channel: Channel,
  { to, order, notice }: OrderMail,
): Promise<void> {
  const { language, channelName, logo, from } = describeSender(ctx, channel, to)
  const payment = 'payment' in notice ? notice.payment : null
  const reader = { channel, language }
  const name = payment?.product_name ?? order.product_name
  const origin = originOf(channel, ctx.publicUrl)
  const kind = nameKind(order, notice)
  const startsAt = order.event_id === null ? null : await findStart(tx, channel.id, order.event_id)
  await queueMail(ctx, tx, {
    channelKey: channel.channel_key,
    from,
    to: to.email,
    ...writeOrderMail({
      kind,
      firstName: to.isProven ? to.first_name : '',
      language,
      channelName,
      colors: await getColorSettings({ db: tx }, reader),
      logo,
      product: localiser(reader)(name),
      seats: order.seats,
      price: order.base_price + order.service_fee,
      addsTax: addsTax(channel),
      currency: order.currency,
      day: order.is_past_due ? order.expires_at : order.period_ends_at,
      renews: order.auto_renewal === 'active',
      timeZone: channel.settings.time_zone,
      amount: 'amount' in notice ? notice.amount : 0,
      receipt: payment && describeReceipt(reader, { order, startsAt }, payment),
      url: chooseUrl(origin, kind, order, payment),
      bought:
        kind === 'receipt' && payment
          ? describeBought({ order, payment, startsAt }, { origin, language, now: ctx.now() })
          : null,
      passwordUrl: await createPasswordUrl(ctx, tx, { channelId: channel.id, to, origin, kind: notice.kind }),
    }),
  })
}

/**
 * Of an account that was made out of a purchase. Its first mail is the receipt, whose link proves the address as the one after
 * a registration does, and leads to a password.
 */
async function createPasswordUrl(
  ctx: Pick<Context, 'now'>,
  tx: Tx,
  {
    channelId,
    to,
    origin,
    kind,
  }: { channelId: number; to: Recipient; origin: string; kind: OrderNoticeKind },
): Promise<string | null> {
  const isOfPurchase = kind === 'receipt' || kind === 'trial_started'
  if (!isOfPurchase || to.isProven || to.hasPassword) return null
  const token = await createToken(ctx, tx, { channelId, userId: to.id, purpose: 'verify_email' })
  return `${origin}/verify-email?token=${token}`
}

/** A gift is not its buyer's to watch, so its receipt is another one. */
function nameKind({ is_gift, seats }: StoredOrder, { kind }: OrderMail['notice']): OrderNoticeKind {
  if (!is_gift || kind !== 'receipt') return kind
  return seats > 1 ? 'group_receipt' : 'gift_receipt'
}

/** The receipt asks for a login; where money is due, the provider's own page takes it. */
function chooseUrl(
  origin: string,
  kind: OrderNoticeKind,
  { pay_url }: StoredOrder,
  payment: StoredTransaction | null,
): string {
  // Where the links are.
  if (kind === 'group_receipt') return `${origin}/profile/orders`
  if (payment) return `${origin}${receiptPath(payment.id)}`
  if (kind === 'ended') return `${origin}/packages`
  const isDue = kind === 'payment_failed' || kind === 'authentication_needed'
  return (isDue ? pay_url : null) ?? `${origin}/profile/orders`
}
