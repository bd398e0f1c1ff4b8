import type { IncomingHttpHeaders } from 'node:http'
import { ApiError } from '../api/api-error.ts'

export const secretPrefix = 'sandbox_secret_'
export const publicPrefix = 'sandbox_public_'

export type Caller = { account: string; isPublic: boolean }

/** The rest of a key names its account. Each has its own state. */
export function authenticate(headers: IncomingHttpHeaders): Caller {
  const key = headers.authorization?.replace(/^Bearer /, '') ?? ''
  const prefix = [secretPrefix, publicPrefix].find(one => key.startsWith(one))
  const account = key.slice(prefix?.length)
  if (!prefix || !/^[\w-]{1,64}$/.test(account))
    throw new ApiError(401, {
      type: 'invalid_request_error',
      message: `Invalid API Key provided; the sandbox takes keys that begin with ${secretPrefix}`,
    })
  return { account, isPublic: prefix === publicPrefix }
}
