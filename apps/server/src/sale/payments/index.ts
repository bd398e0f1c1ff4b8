import { calls } from '@grandstand/contract'
import { keyRoute, publicRoute, userRoute } from '../../call/route.ts'
import { listOrders } from '../../orders/orders/index.ts'
import { wholeList } from '../../runtime/lists.ts'
import { buy } from './buy.ts'
import { createSetupIntent } from './create-setup-intent.ts'
import { getCustomerPortal } from './get-customer-portal.ts'
import { getOrder } from './get-order.ts'
import { applyCoupon, getPriceLines } from './get-price-lines.ts'
import { listCards } from './list-cards.ts'
import { receiveWebhook } from './receive-webhook.ts'
import { startTrial } from './start-trial.ts'
import { unsubscribe } from './unsubscribe.ts'

export { dropCustomers } from './drop-customers.ts'
export { forgetPaymentEvents } from './forget-payment-events.job.ts'
export { getPaymentAccount } from './get-payment-account.ts'
export { leaveCustomer } from './leave-customer.job.ts'
export { leaveProvider } from './leave-provider.ts'
export { listPaidGames } from './list-paid-games.ts'
export { type Paying, readPaying } from './paying-cookie.ts'
export {
  findEventForSale,
  findPackageForSale,
  findSubscriptionForSale,
  findTeamForSale,
} from './product-store.ts'
export { receiveConnectedWebhook } from './receive-connected-webhook.ts'
export { reconcileOrders } from './reconcile-orders.ts'
export { refundOrder } from './refund-order.ts'
export { registerEndpoints } from './register-endpoints.ts'
export { salesIn, salesOf } from './sales-store.ts'
export { settle } from './settle.ts'
export type { SettleContext } from './settle-context.ts'
export { settleForOperator } from './settle-for-operator.ts'
export { keepTransactions } from './transaction-store.ts'
export { describeWebhook, keepEndpointByHand } from './webhook-place.ts'
export { findLastEventAt } from './webhook-store.ts'

export const paymentRoutes = [
  userRoute(calls.buy, buy),
  keyRoute(calls.getPriceLines, getPriceLines),
  keyRoute(calls.applyCoupon, applyCoupon),
  userRoute(calls.listOrders, listOrders),
  userRoute(calls.getOrder, getOrder),
  userRoute(calls.unsubscribe, unsubscribe),
  userRoute(calls.getCustomerPortal, getCustomerPortal),
  userRoute(calls.listCards, async (ctx, asked) => wholeList(await listCards(ctx, asked))),
  userRoute(calls.createSetupIntent, createSetupIntent),
  userRoute(calls.startTrial, startTrial),
  publicRoute(calls.stripeWebhook, receiveWebhook),
]
