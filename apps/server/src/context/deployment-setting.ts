import type { storageKinds } from '@grandstand/contract'
import type { ObjectStorage } from '../adapters/storage/index.ts'

/** What the environment says of the machine and its disks. */
export interface DeploymentSetting {
  dataDir: string
  backups: { dir: string; databaseUrl: string }
  storage: {
    kind: (typeof storageKinds)[number]
    /** Null: recordings stay in `dataDir`. */
    place: string | null
    keepsLocal: boolean
    /** Null: there is none beside `dataDir`. */
    objects: ObjectStorage | null
  }
}
