import type { ObjectStorage, StorageTarget } from '../adapters/storage/index.ts'
import type { Config } from '../config/read-config.ts'
import type { DeploymentSetting } from '../context/deployment-setting.ts'

/** Without any secret of it. */
export function describeDeployment(
  {
    dataDir,
    backupDir,
    storage,
    storageKeepsLocal,
  }: Pick<Config, 'dataDir' | 'backupDir' | 'storage' | 'storageKeepsLocal'>,
  databaseUrl: string,
  objects: ObjectStorage | null,
): DeploymentSetting {
  return {
    dataDir,
    backups: { dir: backupDir, databaseUrl },
    storage: {
      kind: storage?.kind ?? 'local',
      place: storage && placeOf(storage),
      keepsLocal: storage === null || storageKeepsLocal,
      objects,
    },
  }
}

function placeOf(target: StorageTarget): string {
  return target.kind === 'disk' ? target.root : `${target.bucket}/${target.prefix}`
}
