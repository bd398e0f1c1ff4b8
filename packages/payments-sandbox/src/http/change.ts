import { readConnected } from '../accounts/connected-accounts.ts'
import type { Call } from '../api/call.ts'
import type { SandboxParts } from '../sandbox-parts.ts'
import { settingsOf } from '../state/settings.ts'
import type { OpenTransaction } from '../state/transaction.ts'
import { type Platform, planDeliveries } from '../webhooks/plan-deliveries.ts'

export type Change = { tx: OpenTransaction; call: Call }

export function beginChange(
  parts: SandboxParts,
  account: string,
  given: Partial<Omit<Call, 'tx' | 'account' | 'now' | 'baseUrl'>> = {},
): Change {
  const tx = parts.state.begin(account)
  return {
    tx,
    call: {
      params: {},
      path: {},
      requestPath: '',
      isPublic: false,
      ...given,
      tx,
      account,
      now: Math.floor(parts.now() / 1000) + settingsOf(tx).clockOffset,
      baseUrl: parts.baseUrl,
    },
  }
}

/** Its events go out once it cannot be lost any more. */
export async function commitChange(parts: SandboxParts, { tx, call }: Change): Promise<void> {
  const deliveries = planDeliveries(tx, call.account, Date.now(), platformOf(parts, call.account))
  await parts.state.commit(call.account, tx)
  parts.deliverer.add(deliveries)
}

function platformOf({ state }: SandboxParts, account: string): Platform | null {
  const connected = readConnected(account)
  if (!connected) return null
  const endpoints = [...state.begin(connected.platform).all('webhook_endpoint')].filter(one => one.connect)
  return { account: connected.platform, endpoints }
}
