import type { IncomingHttpHeaders } from 'node:http'
import { connectedState } from '../accounts/connected-accounts.ts'
import { ApiError } from '../api/api-error.ts'

export const secretPrefix = 'sandbox_secret_'
export const publicPrefix = 'sandbox_public_'

export type Caller = {
  account: string
  isPublic: boolean
  /** Its key may do less than the account. */
  isRestricted: boolean
}

/** The rest of a key names its account, each with its own state; a platform says by a header whose account it means. */
export function authenticate(headers: IncomingHttpHeaders): Caller {
  const key = headers.authorization?.replace(/^Bearer /, '') ?? ''
  const caller = readOwnKey(key) ?? readKey(key)
  if (!caller)
    throw new ApiError(401, {
      type: 'invalid_request_error',
      message: `Invalid API Key provided; the sandbox takes keys that begin with ${secretPrefix}, sk_test_ or rk_test_`,
    })
  const connected = headers['stripe-account']
  if (typeof connected !== 'string') return caller
  return { ...caller, account: connectedState(caller.account, connected) }
}

function readOwnKey(key: string): Caller | null {
  const [, kind, account] = /^sandbox_(secret|public)_([\w-]{1,64})$/.exec(key) ?? []
  return account === undefined ? null : { account, isPublic: kind === 'public', isRestricted: false }
}

/** As Stripe writes keys: publishable, secret or restricted, of one of two modes. `revoked` ends what it begins. */
function readKey(key: string): Caller | null {
  const [, kind, mode, name = ''] = /^(pk|sk|rk)_(test|live)_([A-Za-z0-9]{8,50})$/.exec(key) ?? []
  if (name === '' || name.startsWith('revoked')) return null
  return { account: `${name}-${mode}`, isPublic: kind === 'pk', isRestricted: kind === 'rk' }
}
