import { accountRoutes } from '../accounts/account-routes.ts'
import type { Route } from '../api/route.ts'
import { invoiceRoutes } from '../billing/invoice-routes.ts'
import { subscriptionRoutes } from '../billing/subscription-routes.ts'
import { cardRoutes } from '../cards/card-routes.ts'
import { catalogRoutes } from '../catalog/catalog-routes.ts'
import { clockRoutes } from '../clocks/clock-routes.ts'
import { customerRoutes } from '../customers/customer-routes.ts'
import { disputeRoutes } from '../disputes/dispute-routes.ts'
import { domainRoutes } from '../domains/domain-routes.ts'
import { eventRoutes } from '../events/event-routes.ts'
import { balanceRoutes } from '../payments/balance-routes.ts'
import { chargeRoutes } from '../payments/charge-routes.ts'
import { paymentIntentRoutes } from '../payments/payment-intent-routes.ts'
import { setupIntentRoutes } from '../payments/setup-intent-routes.ts'
import { payoutRoutes } from '../payouts/payout-routes.ts'
import { portalRoutes } from '../portal/portal-routes.ts'
import { refundRoutes } from '../refunds/refund-routes.ts'
import { taxRoutes } from '../tax/tax-routes.ts'
import { webhookEndpointRoutes } from '../webhooks/webhook-endpoint-routes.ts'

export const routes: Route[] = [
  ...cardRoutes,
  ...subscriptionRoutes,
  ...invoiceRoutes,
  ...clockRoutes,
  ...catalogRoutes,
  ...taxRoutes,
  ...refundRoutes,
  ...domainRoutes,
  ...disputeRoutes,
  ...balanceRoutes,
  ...accountRoutes,
  ...chargeRoutes,
  ...customerRoutes,
  ...eventRoutes,
  ...paymentIntentRoutes,
  ...payoutRoutes,
  ...portalRoutes,
  ...setupIntentRoutes,
  ...webhookEndpointRoutes,
]
