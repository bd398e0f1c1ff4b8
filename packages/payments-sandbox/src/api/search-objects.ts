import type { Kind, Tables } from '../state/tables.ts'
import { invalidRequest } from './api-error.ts'
import type { Call } from './call.ts'
import { needText, readText, readWhole } from './read-params.ts'
import { readSearch } from './read-search.ts'
import { render } from './render.ts'

/**
 * Stripe's own search sees an object up to a minute after it was made, so who must not miss one lists a customer's
 * objects instead. Here it sees them at once.
 */
export function searchObjects<K extends Kind>(call: Call, kind: K, fields: string[]) {
  const matches = readSearch(needText(call.params, 'query'), fields)
  const limit = readWhole(call.params, 'limit') ?? 10
  if (limit < 1 || limit > 100) throw invalidRequest('Invalid limit: must be between 1 and 100', 'limit')
  const start = readPage(call)
  const rows: Tables[K][] = [...call.tx.all(kind)].reverse().filter(row => matches(row))
  const hasMore = start + limit < rows.length
  return {
    object: 'search_result',
    data: rows.slice(start, start + limit).map(render),
    has_more: hasMore,
    next_page: hasMore ? Buffer.from(String(start + limit)).toString('base64url') : null,
    url: call.requestPath,
  }
}

function readPage(call: Call): number {
  const page = readText(call.params, 'page')
  if (page === undefined) return 0
  const start = Number(Buffer.from(page, 'base64url').toString())
  if (!Number.isSafeInteger(start)) throw invalidRequest('Invalid page', 'page')
  return start
}
