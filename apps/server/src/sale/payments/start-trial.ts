import { randomUUID } from 'node:crypto'
import type { Body, calls, Order } from '@grandstand/contract'
import { checkSale, checkTrial, countLines } from '@grandstand/rules'
import { findUserRow } from '../../accounts/users/index.ts'
import type { PaymentAccount } from '../../adapters/payments/index.ts'
import { checkCaptcha } from '../../channel/captcha/index.ts'
import type { Reader } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import type { Cookies } from '../../context/cookies.ts'
import type { Session } from '../../context/session.ts'
import { describeOrders, type StoredOrder } from '../../orders/orders/index.ts'
import { CallError } from '../../runtime/call-error.ts'
import { findGoogleVisitor } from '../google-analytics/index.ts'
import { isTrialCard } from './attempt-store.ts'
import { cardDeclined } from './card-declined.ts'
import { checkCard } from './check-card.ts'
import { chooseProduct } from './choose-product.ts'
import { clearEarlierAttempt } from './clear-earlier-attempt.ts'
import { getCustomer } from './get-customer.ts'
import { getPaymentAccount } from './get-payment-account.ts'
import { openAttempt } from './open-attempt.ts'
import { payOrder } from './pay-order.ts'
import type { SettleContext } from './settle-context.ts'

type TrialContext = SettleContext & Pick<Context, 'geo' | 'videoNodes' | 'rosters' | 'captcha' | 'services'>
type Input = Reader & {
  session: Session & { userId: number }
  ip: string
  cookies: Cookies
  refusesTracking: boolean
  body: Body<typeof calls.startTrial>
}

/** Free for the days of its trial, then paid with the card unless its renewal is cancelled before. */
export async function startTrial(ctx: TrialContext, asked: Input): Promise<Order> {
  const { channel, session, body } = asked
  const { userId } = session
  const product = await chooseProduct(ctx, asked, { type: 'subscription', id: body.subscription_id })
  const refusal = checkSale(product.sale, ctx.now().getTime())
  if (refusal) throw new CallError(refusal)
  await checkCaptcha(ctx, asked, { whenAway: 'refuse' })
  const account = getPaymentAccount(ctx, channel)
  const customerId = await getCustomer(ctx, channel, account, userId)
  const paymentMethodId = body.payment_method_id ?? (await findNewestCard(account, customerId))
  if (paymentMethodId === null) throw new CallError('card_needed')
  const card = await checkCard(ctx, channel, { account, customerId, userId }, paymentMethodId)
  const user = await findUserRow(ctx.db, channel.id, userId)
  const used = checkTrial({
    trial_period: product.plan?.trial_period ?? 0,
    isUsedByUser: user?.trial_period_used ?? true,
    isUsedByCard: await isTrialCard(ctx.db, channel.id, card.hash),
  })
  if (used) throw new CallError(used)
  const lines = { ...countLines(product, { coupon: null, credit: 0 }), currency: channel.settings.currency }
  const { isOwn, order } = await openAttempt(ctx, channel, {
    userId,
    product,
    customerId,
    account: account.name,
    isTrial: true,
    trk: body.trk ?? null,
    gift: null,
    googleVisitor: findGoogleVisitor(asked),
    quote: { lines, coupon: null, countedIds: [], taxId: null },
    idempotencyKey: randomUUID(),
    cardHash: card.hash,
  })
  if (!isOwn) {
    const waiting = await clearEarlierAttempt(ctx, channel, order)
    if (waiting) return describe(ctx, asked, waiting.order)
    throw new CallError('conflict')
  }
  const paid = await payOrder(ctx, asked, order, { paymentMethodId, savesCard: true })
  return describe(ctx, asked, paid.order)
}

async function findNewestCard(account: PaymentAccount, customerId: string): Promise<string | null> {
  const [newest] = await account.listCards(customerId)
  return newest?.id ?? null
}

async function describe(ctx: Pick<Context, 'db'>, asked: Input, order: StoredOrder): Promise<Order> {
  if (order.status === 'failed') throw cardDeclined(order)
  const [described] = await describeOrders(ctx, asked, [order])
  if (!described) throw new CallError('not_found')
  return described
}
