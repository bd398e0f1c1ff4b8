import { accountId, platformOf } from '../http/authenticate.ts'
import type { State } from '../state/open-state.ts'
import type { Transaction } from '../state/transaction.ts'

export type Target = { endpoint: string; url: string; secret: string; types: string[] }

/** The id of the endpoint in the sandbox's options, which gets everything. */
export const standingEndpoint = 'we_standing'

/** Targets of an account's events: its endpoints, its platform's for connected accounts, and the standing one. */
export function listTargets(state: State, account: string, standing: Target | undefined): Target[] {
  const platform = platformOf(account)
  return [
    ...endpointsOf(state.begin(account), false),
    ...(platform ? endpointsOf(state.begin(platform), true) : []),
    ...(standing ? [standing] : []),
  ]
}

function endpointsOf(tx: Transaction, isConnect: boolean): Target[] {
  return [...tx.all('webhook_endpoint')]
    .filter(({ status, sandbox }) => status === 'enabled' && sandbox.isConnect === isConnect)
    .map(({ id, url, enabled_events, sandbox }) => ({
      endpoint: id,
      url,
      secret: sandbox.secret,
      types: enabled_events,
    }))
}

/** Only what comes from a connected account says so. */
export function connectedAccount(account: string): { account?: string } {
  return platformOf(account) ? { account: accountId(account) } : {}
}
