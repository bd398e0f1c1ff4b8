import type { Method } from '@grandstand/contract'
import type { FastifyRequest } from 'fastify'
import type { ShownKey } from '../../call/call-hooks.ts'
import { CallError } from '../../runtime/call-error.ts'
import { isOwnPage } from './check-same-origin.ts'
import { readCookie, readPlainCookie } from './open-cookies.ts'

interface Parts {
  params: unknown
  query: Record<string, unknown>
  body: Record<string, unknown>
}

/**
 * Takes the api key out of the query (GET, DELETE), the body (POST) or the Authorization header,
 * and leaves the parts without it. It may come once only.
 */
export function takeKey(
  request: FastifyRequest,
  method: Method,
  { params, query, body }: Parts,
): Parts & { shown: ShownKey | null } {
  const inQuery = method !== 'POST'
  const { api_key: given, ...rest } = inQuery ? query : body
  const bearer = request.headers.authorization?.match(/^Bearer (\S+)$/i)?.[1]
  if (given !== undefined && (typeof given !== 'string' || bearer !== undefined)) {
    throw new CallError('invalid_request', { fields: { api_key: 'must be given exactly once' } })
  }
  const apiKey = bearer ?? given
  const shown = apiKey === undefined ? null : show(request, apiKey, bearer !== undefined)
  return { params, shown, query: inQuery ? rest : query, body: inQuery ? body : rest }
}

/** Where no key is needed one may come all the same, and means nothing. */
export function leaveKey(fields: unknown): unknown {
  if (typeof fields !== 'object' || fields === null || !Object.hasOwn(fields, 'api_key')) return fields
  return Object.fromEntries(Object.entries(fields).filter(([name]) => name !== 'api_key'))
}

function show(request: FastifyRequest, apiKey: string, inHeader: boolean): ShownKey {
  return {
    apiKey,
    inHeader,
    isOwnPage: isOwnPage(request),
    readCookie: name => readCookie(request, name),
    readPlainCookie: name => readPlainCookie(request, name),
  }
}
