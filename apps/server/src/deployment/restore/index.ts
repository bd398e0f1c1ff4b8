import { studioCalls } from '@grandstand/contract'
import { operatorRoute } from '../../call/studio-route.ts'
import { getRestore } from './get-restore.ts'
import { restoreHere } from './restore-here.ts'

export { forgetLastRestore, writeLastRestore } from './last-restore.ts'
export { beginBackupUpload, dropBackupUpload, getBackupUpload, writeBackupUpload } from './receive-backup.ts'
export { unpackBackupJob } from './unpack-backup.job.ts'

export const restoreRoutes = [
  operatorRoute(studioCalls.getRestore, getRestore),
  operatorRoute(studioCalls.restoreBackup, restoreHere),
]
