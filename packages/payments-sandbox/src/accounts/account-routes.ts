import type { Call } from '../api/call.ts'
import type { Route } from '../api/route.ts'
import { accountId } from '../http/authenticate.ts'

export const accountRoutes: Route[] = [
  { method: 'GET', path: '/v1/account', accepts: [], run: getAccount },
  { method: 'GET', path: '/v1/accounts/:id', accepts: [], run: getAccount },
]

/** Enough to see that a key is good. */
function getAccount({ account }: Call) {
  return {
    id: accountId(account),
    object: 'account',
    business_type: null,
    capabilities: { card_payments: 'active', transfers: 'active' },
    charges_enabled: true,
    country: 'US',
    default_currency: 'usd',
    details_submitted: true,
    email: null,
    metadata: {},
    payouts_enabled: true,
    settings: { dashboard: { display_name: account, timezone: 'Etc/UTC' } },
    type: 'standard',
  }
}
