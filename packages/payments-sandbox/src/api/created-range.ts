import type { Params } from './params.ts'
import { readGroup, readWhole } from './read-params.ts'

/** `created=…` or `created[gte]=…` and its like. */
export function isInRange(params: Params, row: object): boolean {
  if (params.created === undefined) return true
  if (!('created' in row) || typeof row.created !== 'number') return true
  if (typeof params.created === 'string') return row.created === readWhole(params, 'created')
  const range = readGroup(params, 'created') ?? {}
  const { created } = row
  const [gt, gte, lt, lte] = ['gt', 'gte', 'lt', 'lte'].map(name => readWhole(range, name))
  return (
    (gt === undefined || created > gt) &&
    (gte === undefined || created >= gte) &&
    (lt === undefined || created < lt) &&
    (lte === undefined || created <= lte)
  )
}
