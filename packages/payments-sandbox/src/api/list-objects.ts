import type Stripe from 'stripe'
import { type Answer, answerRow, type Row } from '../answers/answer.ts'
import type { Kind, Tables } from '../state/tables.ts'
import { invalidRequest, missingObject } from './api-error.ts'
import type { Call } from './call.ts'
import { readGroup, readText, readWhole } from './read-params.ts'

/** Kinds that callers see. */
export type Listed = { [K in Kind]: Tables[K] extends Row ? K : never }[Kind]

/** The newest first, a page at a time. */
export function listObjects<K extends Listed>(
  { tx, params, requestPath }: Call,
  kind: K,
  matches: (row: Tables[K]) => boolean,
): Stripe.ApiList<Answer> {
  const limit = readWhole(params, 'limit') ?? 10
  if (limit < 1 || limit > 100)
    throw invalidRequest('Invalid limit: must be between 1 and 100', 'limit', 'parameter_invalid_integer')
  const since = readWhole(readGroup(params, 'created') ?? {}, 'gte') ?? 0
  const rows = [...tx.all(kind)].reverse().filter(row => matches(row) && createdAt(row) >= since)
  const after = readText(params, 'starting_after')
  const start = after === undefined ? 0 : rows.findIndex(({ id }) => id === after) + 1
  if (after !== undefined && start === 0) throw missingObject(kind, after, 'starting_after')
  const data = rows.slice(start, start + limit).map(answerRow)
  return { object: 'list', data, has_more: start + limit < rows.length, url: requestPath }
}

function createdAt(row: object): number {
  return 'created' in row ? Number(row.created) : 0
}
