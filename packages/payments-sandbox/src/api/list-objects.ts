import type { Kind, Tables } from '../state/tables.ts'
import { invalidRequest, missingObject } from './api-error.ts'
import type { Call } from './call.ts'
import { isInRange } from './created-range.ts'
import { readText, readWhole } from './read-params.ts'
import { render } from './render.ts'

/** The newest first, a page at a time. */
export function listObjects<K extends Kind>(
  call: Call,
  kind: K,
  matches: (row: Tables[K]) => boolean = () => true,
) {
  const rows = [...call.tx.all(kind)].reverse().filter(row => matches(row) && isInRange(call.params, row))
  return { object: 'list', ...choosePage(call, rows), url: call.requestPath }
}

function choosePage(call: Call, rows: { id: string }[]) {
  const limit = readWhole(call.params, 'limit') ?? 10
  if (limit < 1 || limit > 100)
    throw invalidRequest('Invalid limit: must be between 1 and 100', 'limit', 'parameter_invalid_integer')
  const after = readText(call.params, 'starting_after')
  const before = readText(call.params, 'ending_before')
  if (before !== undefined) {
    const end = placeOf(rows, before, 'ending_before')
    const start = Math.max(0, end - limit)
    return { data: rows.slice(start, end).map(render), has_more: start > 0 }
  }
  const start = after === undefined ? 0 : placeOf(rows, after, 'starting_after') + 1
  return { data: rows.slice(start, start + limit).map(render), has_more: start + limit < rows.length }
}

function placeOf(rows: { id: string }[], id: string, param: string): number {
  const place = rows.findIndex(row => row.id === id)
  if (place < 0) throw missingObject('object', id, param)
  return place
}
