import type { Route } from '../api/route.ts'
import { cardRoutes } from '../cards/card-routes.ts'
import { customerRoutes } from '../customers/customer-routes.ts'
import { eventRoutes } from '../events/event-routes.ts'
import { chargeRoutes } from '../payments/charge-routes.ts'
import { paymentIntentRoutes } from '../payments/payment-intent-routes.ts'
import { setupIntentRoutes } from '../payments/setup-intent-routes.ts'
import { webhookEndpointRoutes } from '../webhooks/webhook-endpoint-routes.ts'

export const routes: Route[] = [
  ...cardRoutes,
  ...chargeRoutes,
  ...customerRoutes,
  ...eventRoutes,
  ...paymentIntentRoutes,
  ...setupIntentRoutes,
  ...webhookEndpointRoutes,
]
