import type { Config } from '../config/read-config.ts'
import type { DeploymentSetting } from '../context/deployment-setting.ts'
import { placeOf } from '../deployment/storage/index.ts'

/** Without any secret of it. */
export function describeDeployment(
  {
    dataDir,
    backupDir,
    storage,
    storageKeepsLocal: keepsLocal,
    secretKey,
  }: Pick<Config, 'dataDir' | 'backupDir' | 'storage' | 'storageKeepsLocal' | 'secretKey'>,
  databaseUrl: string,
  restore: DeploymentSetting['restore'],
): DeploymentSetting {
  return {
    dataDir,
    backups: { dir: backupDir, databaseUrl },
    storage: storage && { kind: storage.kind, place: placeOf(storage), keepsLocal },
    takesSecretKey: secretKey === null,
    restore,
  }
}
