import type { Body, calls, Reply } from '@grandstand/contract'
import { checkSale } from '@grandstand/rules'
import { checkCaptcha } from '../../channel/captcha/index.ts'
import type { Reader } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import type { Cookies } from '../../context/cookies.ts'
import type { Session } from '../../context/session.ts'
import { describeOrders, findAttempt, type StoredOrder } from '../../orders/orders/index.ts'
import { CallError } from '../../runtime/call-error.ts'
import { isGiftTo } from '../gifts/index.ts'
import { findGoogleVisitor } from '../google-analytics/index.ts'
import { cardDeclined } from './card-declined.ts'
import { checkCard } from './check-card.ts'
import { chooseProduct } from './choose-product.ts'
import { clearEarlierAttempt } from './clear-earlier-attempt.ts'
import { getCustomer } from './get-customer.ts'
import { getPaymentAccount } from './get-payment-account.ts'
import { openAttempt } from './open-attempt.ts'
import { payOrder } from './pay-order.ts'
import { keepPaying } from './paying-cookie.ts'
import { quote } from './quote.ts'
import { type Settlement, settle } from './settle.ts'
import type { SettleContext } from './settle-context.ts'

type BuyContext = SettleContext &
  Pick<Context, 'geo' | 'videoNodes' | 'rosters' | 'captcha' | 'services' | 'sealer'>
type Input = Reader & {
  session: Session & { userId: number }
  ip: string
  cookies: Cookies
  refusesTracking: boolean
  body: Body<typeof calls.buy>
}

/** An attempt that was given up makes room for this one, and so may the one that came between. */
const maxRounds = 3

export async function buy(ctx: BuyContext, asked: Input): Promise<Reply<typeof calls.buy>> {
  const { channel, session, body } = asked
  const known = await findAttempt(ctx.db, channel.id, session.userId, body.idempotency_key)
  if (known) return answer(ctx, asked, await resume(ctx, asked, known))
  if (body.gift && body.seats !== undefined)
    throw new CallError('invalid_request', { fields: { seats: 'a gift is for one person' } })
  const product = await chooseProduct(ctx, asked, { ...body, is_gift: body.gift !== undefined })
  const refusal = checkSale(product.sale, ctx.now().getTime())
  if (refusal) throw new CallError(refusal)
  const priced = await quote(ctx, asked, product, body.coupon)
  if (priced.lines.total > 0 && body.payment_method_id === undefined) throw new CallError('card_needed')
  await checkCaptcha(ctx, asked, { whenAway: 'refuse' })
  const account = getPaymentAccount(ctx, channel)
  const customerId = await getCustomer(ctx, channel, account, session.userId)
  const buyer = { account, customerId, userId: session.userId }
  const card =
    body.payment_method_id === undefined ? null : await checkCard(ctx, channel, buyer, body.payment_method_id)
  for (let round = 0; round < maxRounds; round += 1) {
    const { isOwn, order } = await openAttempt(ctx, channel, {
      userId: session.userId,
      product,
      quote: priced,
      customerId,
      account: account.name,
      idempotencyKey: body.idempotency_key,
      cardHash: card?.counted ?? null,
      isTrial: false,
      trk: body.trk ?? null,
      gift: body.gift ?? null,
      googleVisitor: findGoogleVisitor(asked),
    })
    if (isOwn) return answer(ctx, asked, await pay(ctx, asked, order))
    const waiting = await clearEarlierAttempt(ctx, channel, order)
    if (waiting) return answer(ctx, asked, waiting)
  }
  throw new CallError('conflict')
}

/** The same attempt again: after a reload, a time-out, a crash, or the bank's page. */
async function resume(ctx: BuyContext, asked: Input, known: StoredOrder): Promise<Settlement> {
  const { body } = asked
  const productId = { event: known.event_id, package: known.package_id, subscription: known.subscription_id }
  const isSame =
    known.type === body.type &&
    productId[body.type] === body.id &&
    (known.participant_id === null || known.participant_id === body.participant_id) &&
    known.is_gift === (body.gift !== undefined || body.seats !== undefined) &&
    known.seats === (body.seats ?? 1) &&
    (await isGiftTo(ctx.db, asked.channel.id, known, body.gift?.email)) &&
    known.coupon_code === (body.coupon?.toUpperCase() ?? null)
  if (!isSame) throw new CallError('conflict', { fields: { idempotency_key: 'was used for another basket' } })
  const found = await settle(ctx, asked.channel, known.id)
  if (found.order.status !== 'created' || found.confirmation) return found
  return pay(ctx, asked, found.order)
}

function pay(ctx: BuyContext, asked: Input, order: StoredOrder): Promise<Settlement> {
  if (order.status !== 'created') return Promise.resolve({ order, confirmation: null })
  const { payment_method_id: paymentMethodId = null, save_card: savesCard = false } = asked.body
  return payOrder(ctx, asked, order, { paymentMethodId, savesCard })
}

async function answer(
  ctx: Pick<Context, 'db' | 'sealer' | 'payments' | 'now'>,
  asked: Input,
  { order, confirmation }: Settlement,
): Promise<Reply<typeof calls.buy>> {
  if (order.status === 'failed' && order.payment_state === 'refused') throw new CallError('card_needed')
  // A canceled or never made payment is not the card's fault. The buyer sees that it failed.
  const isGivenUp = order.payment_state === 'canceled' || order.payment_state === 'never_made'
  if (order.status === 'failed' && !isGivenUp) throw cardDeclined(order)
  const [described] = await describeOrders(ctx, asked, [order])
  if (!described) throw new CallError('not_found')
  const redirect_url = confirmation?.redirectUrl ?? null
  if (redirect_url !== null) await keepPaying(ctx, asked, order, asked.body.payment_method_id)
  return {
    order: described,
    client_secret: confirmation?.clientSecret ?? null,
    redirect_url,
  }
}
