import { accountId, platformOf } from '../http/authenticate.ts'
import type { State } from '../state/open-state.ts'
import type { Transaction } from '../state/transaction.ts'
import type { Target } from './plan-deliveries.ts'

/** Who is told of an account's events: its endpoints, its platform's for connected accounts, and the standing one. */
export function listTargets(state: State, account: string, standing: Target | undefined): Target[] {
  const platform = platformOf(account)
  return [
    ...endpointsOf(state.begin(account)).filter(({ isConnect }) => !isConnect),
    ...(platform ? endpointsOf(state.begin(platform)).filter(({ isConnect }) => isConnect) : []),
    ...(standing ? [standing] : []),
  ]
}

function endpointsOf(tx: Transaction): Target[] {
  return [...tx.all('webhook_endpoint')]
    .filter(({ status }) => status === 'enabled')
    .map(({ url, enabled_events, sandbox }) => ({ url, types: enabled_events, ...sandbox }))
}

/** Only what comes from a connected account says so. */
export function connectedAccount(account: string): { account?: string } {
  return platformOf(account) ? { account: accountId(account) } : {}
}
