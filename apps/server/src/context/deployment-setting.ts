import type { storageKinds } from '@grandstand/contract'

/** What is to become of the server once it has stopped. */
export interface RestorePlan {
  /** Of a folder beside the other backups. */
  name: string
  /** Of the former server; null: the one that is here, or in the backup, stays. */
  secretKey: string | null
  /** Who wants it. */
  by: string
  ip: string
}

/** What the environment says of the machine and its disks. */
export interface DeploymentSetting {
  dataDir: string
  backups: { dir: string; databaseUrl: string }
  /** Null: an owner may type one in the Studio. */
  storage: { kind: (typeof storageKinds)[number]; place: string; keepsLocal: boolean } | null
  /** The key lies beside the data, since the environment says none. */
  takesSecretKey: boolean
  /** Stops this process, restores, and starts it again; false: it is doing so already. Null: it cannot. */
  restore: ((plan: RestorePlan) => boolean) | null
}
