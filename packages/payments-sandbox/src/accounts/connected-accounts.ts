import type Stripe from 'stripe'
import type { Wire } from '../answers/wire.ts'
import { invalidRequest } from '../api/api-error.ts'
import type { Call } from '../api/call.ts'
import { getObject } from '../api/get-object.ts'
import { newId } from '../api/new-id.ts'
import { needText, readGroup, readText } from '../api/read-params.ts'
import { type AccountLink, linkSeconds } from '../objects/account.ts'
import { describeAccount } from './accounts.ts'

/** No key can name such a state: only the platform comes to it. */
const mark = '~'

/** Where the state of a connected account is. */
export const connectedState = (platform: string, id: string): string => `${platform}${mark}${id}`

/** Of a connected account: whose platform it belongs to, and by which id. */
export function readConnected(account: string): { platform: string; id: string } | null {
  const at = account.indexOf(mark)
  return at === -1 ? null : { platform: account.slice(0, at), id: account.slice(at + 1) }
}

/** Its owner has to say yes before it takes money. */
export function createAccount({ tx, params, now }: Call): Wire<Stripe.Account> {
  const name = readText(readGroup(params, 'business_profile') ?? {}, 'name') ?? 'League'
  const row = { id: newId('acct'), created: now, name, isConnected: false }
  tx.put('connected_account', row)
  return describeAccount(row)
}

export function getConnectedAccount(call: Call): Wire<Stripe.Account> {
  return describeAccount(getObject(call, 'connected_account', call.path.id ?? '', 'account'))
}

export function createAccountLink(call: Call): AccountLink {
  const { tx, params, now, account, baseUrl } = call
  const { id: of } = getObject(call, 'connected_account', needText(params, 'account'), 'account')
  const type = needText(params, 'type')
  if (type !== 'account_onboarding') throw invalidRequest('You cannot create links of this type.', 'type')
  const id = newId('link')
  const link: AccountLink = {
    id,
    object: 'account_link',
    account: of,
    created: now,
    expires_at: now + linkSeconds,
    refresh_url: needText(params, 'refresh_url'),
    return_url: needText(params, 'return_url'),
    url: `${baseUrl}/connect/${account}/${id}`,
  }
  tx.put('account_link', link)
  return link
}
