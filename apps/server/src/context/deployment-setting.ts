import type { storageKinds } from '@grandstand/contract'

/** What the environment says of the machine and its disks. */
export interface DeploymentSetting {
  dataDir: string
  backups: { dir: string; databaseUrl: string }
  /** Null: an owner may type one in the Studio. */
  storage: { kind: (typeof storageKinds)[number]; place: string; keepsLocal: boolean } | null
}
