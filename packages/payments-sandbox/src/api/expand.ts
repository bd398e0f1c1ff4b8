import type { Transaction } from '../state/transaction.ts'
import { invalidRequest } from './api-error.ts'
import { findById } from './find-by-id.ts'
import { includeField } from './include-field.ts'

type Fields = { [name: string]: unknown }

/** Puts objects in the place of their ids: `latest_invoice.payments`, `data.customer`. */
export function expand(tx: Transaction, object: object, paths: string[]): object {
  const copy: Fields = { ...structuredClone(object) }
  for (const path of paths) {
    if (path.split('.').length > 8) throw invalidRequest('Expand does not go so deep.', 'expand')
    expandPath(tx, copy, path.split('.'), path)
  }
  return copy
}

function expandPath(tx: Transaction, fields: Fields, [name = '', ...rest]: string[], path: string): void {
  if (fields[name] === undefined) fields[name] = includeField(tx, fields, name, path)
  const value = fields[name]
  const resolve = (one: unknown) =>
    typeof one === 'string' ? (findById(tx, one, name) ?? refuse(path)) : one
  fields[name] = Array.isArray(value) ? value.map(resolve) : resolve(value)
  for (const next of childrenOf(fields[name])) if (rest.length) expandPath(tx, next, rest, path)
}

function childrenOf(value: unknown): Fields[] {
  if (Array.isArray(value)) return value.flatMap(childrenOf)
  return isFields(value) ? [value] : []
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null
}

function refuse(path: string): never {
  throw invalidRequest(`This property cannot be expanded (${path}).`, 'expand')
}
