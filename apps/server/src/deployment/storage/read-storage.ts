import type { StorageTarget } from '../../adapters/storage/index.ts'
import type { Sealer } from '../../runtime/sealer.ts'
import type { StorageRow } from './storage-store.ts'

export const storagePurpose = 'storage'

/** Null: its secret was sealed with another key. */
export function readStorage(sealer: Sealer, row: StorageRow): StorageTarget | null {
  if (row.kind === 'disk') return { kind: 'disk', root: row.root }
  const secretAccessKey = sealer.open(storagePurpose, row.sealed_secret)
  if (secretAccessKey === null) return null
  const { bucket, prefix, region, endpoint, key_id: accessKeyId } = row
  return { kind: 's3', bucket, prefix, region, endpoint, credentials: { accessKeyId, secretAccessKey } }
}
