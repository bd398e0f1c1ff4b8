import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { ApiError } from '../api/api-error.ts'

export const secretPrefix = 'sandbox_secret_'
export const publicPrefix = 'sandbox_public_'

export type Caller = { account: string; isPublic: boolean }

/** The rest of a key names its account; `Stripe-Account` names one that is connected to it. Each has its own state. */
export function authenticate(headers: IncomingHttpHeaders): Caller {
  const key = readKey(headers.authorization ?? '')
  const prefix = [secretPrefix, publicPrefix].find(one => key.startsWith(one))
  const name = key.slice(prefix?.length)
  if (!prefix || !/^[\w-]{1,64}$/.test(name)) throw invalidKey(key)
  const connected = headers['stripe-account']
  const account = typeof connected === 'string' ? `${name}/${readAccount(connected)}` : name
  return { account, isPublic: prefix === publicPrefix }
}

export function platformOf(account: string): string | null {
  const slash = account.indexOf('/')
  return slash < 0 ? null : account.slice(0, slash)
}

export function accountId(account: string): string {
  const slash = account.indexOf('/')
  if (slash >= 0) return account.slice(slash + 1)
  return `acct_${createHash('sha256').update(account).digest('hex').slice(0, 16)}`
}

function readKey(authorization: string): string {
  const [scheme = '', value = ''] = authorization.split(' ')
  if (scheme.toLowerCase() !== 'basic') return value
  return Buffer.from(value, 'base64').toString().split(':')[0] ?? ''
}

function readAccount(id: string): string {
  if (/^acct_\w{1,64}$/.test(id)) return id
  throw new ApiError(403, {
    type: 'invalid_request_error',
    code: 'account_invalid',
    message: `The provided key does not have access to account '${id}'.`,
  })
}

function invalidKey(key: string): ApiError {
  const message = key
    ? `Invalid API Key provided: ${key.slice(0, 8)}…; the sandbox takes keys that begin with ${secretPrefix}`
    : 'You did not provide an API key.'
  return new ApiError(401, { type: 'invalid_request_error', message })
}
