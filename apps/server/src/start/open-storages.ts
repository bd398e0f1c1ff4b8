import { openStorage } from '../adapters/storage/index.ts'
import type { Config } from '../config/read-config.ts'
import { fixStorages, type Storages } from '../context/storages.ts'
import type { Db } from '../db/connection.ts'
import { createTypedStorages } from '../deployment/storage/index.ts'
import type { Log } from '../runtime/log.ts'
import type { Sealer } from '../runtime/sealer.ts'

/** What the environment says wins; else an owner types it in the Studio. */
export async function openStorages(
  {
    storage,
    storageKeepsLocal: keepsLocal,
    storageRedirects: isRedirecting,
  }: Pick<Config, 'storage' | 'storageKeepsLocal' | 'storageRedirects'>,
  ctx: { db: Db; sealer: Sealer; log: Log },
): Promise<Storages> {
  if (storage) return fixStorages(await openStorage(storage), { keepsLocal, isRedirecting })
  return createTypedStorages(ctx)
}
