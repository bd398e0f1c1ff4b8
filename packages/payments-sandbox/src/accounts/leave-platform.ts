import { invalidRequest } from '../api/api-error.ts'
import type { Call } from '../api/call.ts'
import { emit } from '../events/emit.ts'
import { beginChange, commitChange } from '../http/change.ts'
import type { SandboxParts } from '../sandbox-parts.ts'
import { readConnected } from './connected-accounts.ts'

/** What the owner of a connected account does in Stripe's dashboard. The platform comes to it no more. */
export async function leavePlatform(call: Call, parts: SandboxParts): Promise<{ id: string }> {
  const connected = readConnected(call.account)
  if (!connected) throw invalidRequest('This account is not connected to a platform.')
  emit(call, 'account.application.deauthorized', {
    id: 'ca_sandbox',
    object: 'application',
    name: connected.platform,
  })
  const change = beginChange(parts, connected.platform)
  change.tx.remove('connected_account', connected.id)
  await commitChange(parts, change)
  return { id: connected.id }
}
