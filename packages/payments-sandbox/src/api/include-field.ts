import type { Transaction } from '../state/transaction.ts'
import { invalidRequest } from './api-error.ts'

/** What an object has only for who asks for it. */
export function includeField(_tx: Transaction, _fields: object, _name: string, path: string): unknown {
  throw invalidRequest(`This property cannot be expanded (${path}).`, 'expand')
}
