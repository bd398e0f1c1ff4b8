import type { Kind, Tables } from '../state/tables.ts'
import { missingObject } from './api-error.ts'
import type { Call } from './call.ts'

export function getObject<K extends Kind>(
  { tx }: Pick<Call, 'tx'>,
  kind: K,
  id: string,
  param = 'id',
): Tables[K] {
  const row = tx.find(kind, id)
  if (!row) throw missingObject(kind, id, param)
  return row
}
