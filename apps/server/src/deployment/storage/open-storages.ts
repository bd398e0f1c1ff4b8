import { openStorage, type StorageTarget } from '../../adapters/storage/index.ts'
import { fixStorages, type Storages } from '../../context/storages.ts'
import type { Db } from '../../db/connection.ts'
import type { Log } from '../../runtime/log.ts'
import type { Sealer } from '../../runtime/sealer.ts'
import { createTypedStorages } from './create-typed-storages.ts'

interface StorageSetting {
  storage: StorageTarget | null
  storageKeepsLocal: boolean
  storageRedirects: boolean
}

/** What the environment says wins; else an owner types it in the Studio. */
export async function openStorages(
  { storage, storageKeepsLocal: keepsLocal, storageRedirects: isRedirecting }: StorageSetting,
  ctx: { db: Db; sealer: Sealer; log: Log },
): Promise<Storages> {
  if (storage) return fixStorages(await openStorage(storage), { keepsLocal, isRedirecting })
  return createTypedStorages(ctx)
}
