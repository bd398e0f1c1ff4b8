import { checkCoupon } from '@grandstand/rules'
import { chooseBasicPass, inUsersTurn } from '../../accounts/users/index.ts'
import type { GoogleVisitor } from '../../adapters/google-analytics/index.ts'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import { shareChannelContent } from '../../db/channel-content-lock.ts'
import type { Tx } from '../../db/connection.ts'
import { addOrder, findAttempt, findOrder, moveOrder, type StoredOrder } from '../../orders/orders/index.ts'
import { CallError } from '../../runtime/call-error.ts'
import { handOutGifts, insertGifts } from '../gifts/index.ts'
import { keepGoogleVisitor, queueGoogleSales } from '../google-analytics/index.ts'
import { holdRecipient, type OrderMailContext, queueOrderMail } from '../order-mails/index.ts'
import { findOpenAttempt, isPaidFor, takeTrial } from './attempt-store.ts'
import type { ChosenProduct } from './choose-product.ts'
import { countUses, holdCoupon } from './coupon-store.ts'
import { findCustomer, holdBuyer } from './customer-store.ts'
import { countGamesTowards, holdPaidGames, listPaidGameRows } from './paid-game-store.ts'
import type { Quote } from './quote.ts'
import { keepTransactions } from './transaction-store.ts'

export interface NewAttempt {
  userId: number
  product: ChosenProduct
  quote: Quote
  idempotencyKey: string
  customerId: string
  /** Whose customer. */
  account: string
  cardHash: string | null
  isTrial: boolean
  trk: string | null
  /** For whom it is, if for somebody else. */
  gift: { email: string; message?: string | undefined } | null
  /** Google's ids of the buyer, who agreed to it. */
  googleVisitor: GoogleVisitor | null
}

/**
 * The order before anything is charged. Buyers wait for their own other attempts: of one product they have one that is not
 * settled, in whichever tab, on whichever device, at whichever process.
 */
export function openAttempt(
  ctx: Pick<Context, 'db' | 'now' | 'limiter' | 'googleAnalytics'> & OrderMailContext,
  channel: Channel,
  attempt: NewAttempt,
): Promise<{ isOwn: boolean; order: StoredOrder }> {
  const { product, userId } = attempt
  const open = () =>
    ctx.db.transaction(async tx => {
      // Before any row: who publishes holds the channel first, then the rows of its codes.
      await shareChannelContent(tx, channel.id)
      if (!(await holdBuyer(tx, channel.id, userId))) throw new CallError('unauthenticated')
      const customerId = await findCustomer(tx, channel.id, userId, attempt.account)
      // The address was proven by somebody else since this session asked.
      if (customerId !== attempt.customerId) throw new CallError('unauthenticated')
      const same = await findAttempt(tx, channel.id, userId, attempt.idempotencyKey)
      if (same) return { isOwn: true, order: same }
      const other = await findOpenAttempt(tx, channel.id, userId, product)
      if (other) return { isOwn: false, order: other }
      if (await isPaidFor(tx, channel.id, userId, product, ctx.now()))
        throw new CallError('already_purchased')
      await holdReductions(ctx, tx, channel, attempt)
      await chooseBasicPass(tx, channel.id, userId)
      const order = await writeOrder(ctx, tx, channel, attempt)
      await countGamesTowards(tx, channel.id, attempt.quote.countedIds, order.id)
      return { isOwn: true, order }
    })
  const openInTurn = () => inCouponsTurn(ctx, channel, attempt.quote, open)
  return inUsersTurn(ctx, channel.id, userId, () => inChannelsTurn(ctx, channel, openInTurn))
}

/** While somebody publishes, its buyers wait, most of them here and not with a connection that other channels need. */
function inChannelsTurn<Result>(
  ctx: Pick<Context, 'limiter'>,
  channel: Channel,
  work: () => Promise<Result>,
): Promise<Result> {
  return ctx.limiter.fewOfMany(['buyers', channel.id], work)
}

/**
 * Buyers who share the last uses of a code wait for each other here, before they take a connection, however many they are.
 * Between processes the code's lock decides, and in each one connection waits for it.
 */
function inCouponsTurn<Result>(
  ctx: Pick<Context, 'limiter'>,
  channel: Channel,
  { coupon }: Quote,
  work: () => Promise<Result>,
): Promise<Result> {
  if (!coupon || coupon.max_uses === null) return work()
  return ctx.limiter.inTurnOfMany(['coupon', channel.id, coupon.id], work)
}

/** What was quoted is still there to be had, and nobody else has it meanwhile. */
async function holdReductions(
  ctx: Pick<Context, 'now'>,
  tx: Tx,
  channel: Channel,
  { product, quote, userId, cardHash, isTrial }: NewAttempt,
): Promise<void> {
  const { coupon, countedIds } = quote
  if (coupon) {
    // How often one buyer uses a code is counted by the buyer, whom the attempt holds.
    if (coupon.max_uses !== null) await holdCoupon(tx, channel.id, coupon.id)
    const use = { ...product, ...(await countUses(tx, channel.id, userId, coupon.code)) }
    const refusal = checkCoupon(coupon, use, ctx.now())
    if (refusal) throw new CallError(refusal)
  }
  if (countedIds.length > 0) {
    await holdPaidGames(tx, channel.id, countedIds)
    const left = (await listPaidGameRows(tx, channel.id, userId)).map(({ order_id }) => order_id)
    if (!countedIds.every(id => left.includes(id))) throw new CallError('conflict')
  }
  if (isTrial) {
    const trial = { userId, cardHash: cardHash ?? '', now: ctx.now() }
    if (!(await takeTrial(tx, channel.id, trial))) throw new CallError('trial_used')
  }
}

async function writeOrder(
  ctx: Pick<Context, 'now' | 'googleAnalytics'> & OrderMailContext,
  tx: Tx,
  channel: Channel,
  { userId, product, quote, ...attempt }: NewAttempt,
): Promise<StoredOrder> {
  const now = ctx.now()
  const { base_price, service_fee, discount, credit, tax, total, currency } = quote.lines
  const { type, event_id, package_id, subscription_id, participant_id } = product
  const isFree = total === 0 && product.plan === null
  const id = await addOrder({ now: ctx.now, db: tx }, channel.id, {
    user_id: userId,
    type,
    event_id,
    package_id,
    subscription_id,
    participant_id,
    product_name: product.name,
    status: 'created',
    activity_status: 'inactive',
    base_price,
    service_fee,
    discount,
    credit,
    tax,
    currency,
    coupon_code: quote.coupon?.code ?? null,
    auto_renewal: product.plan ? 'active' : null,
    is_trial: attempt.isTrial,
    is_gift: product.isGift,
    seats: product.seats,
    payment_customer_id: attempt.customerId,
    payment_account: attempt.account,
    // The bills of a plan are taxed by themselves.
    tax_calculation_id: product.plan ? null : quote.taxId,
    idempotency_key: attempt.idempotencyKey,
    card_hash: attempt.cardHash,
    trk: attempt.trk,
    attempted_at: isFree ? null : now,
    created_at: now,
    expires_at: product.endsAt,
  })
  if (product.isGift) {
    const { email = null, message = '' } = attempt.gift ?? {}
    const gift = { order_id: id, email, message, created_at: now }
    await insertGifts(tx, channel.id, gift, product.seats)
  }
  await keepGoogleVisitor(ctx, tx, channel, { visitor: attempt.googleVisitor, orderId: id, userId })
  const made = await getOrder(tx, channel.id, id)
  if (!isFree) return made
  await moveOrder(tx, made, { status: 'paid', activity_status: 'active' }, now)
  const payments = await keepTransactions(tx, channel, made, [
    {
      order_id: id,
      event: 'created',
      status: 'paid',
      base_price,
      service_fee,
      discount,
      credit,
      tax,
      total,
      payment_id: `order-${id}`,
      at: now,
    },
  ])
  const [payment] = payments
  await handOutGifts(ctx, tx, channel, made)
  await queueGoogleSales(ctx, tx, channel, { orderId: id, known: [], payments })
  const order = await getOrder(tx, channel.id, id)
  const to = await holdRecipient(tx, channel.id, userId)
  if (to && payment)
    await queueOrderMail(ctx, tx, channel, { to, order, notice: { kind: 'receipt', payment } })
  return order
}

async function getOrder(tx: Tx, channelId: number, id: number): Promise<StoredOrder> {
  const order = await findOrder(tx, channelId, id)
  if (!order) throw new Error('The order was not written')
  return order
}
