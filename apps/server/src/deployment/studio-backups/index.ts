import { studioCalls } from '@grandstand/contract'
import { operatorRoute } from '../../call/studio-route.ts'
import { checkBackup } from './check-backup.ts'
import { listBackups } from './list-backups.ts'
import { makeBackup } from './make-backup.ts'
import { removeBackup } from './remove-backup.ts'

export { isBackupName, nameBackup } from './backup-name.ts'
export { findNote, writeNote } from './backup-notes.ts'
export { checkBackupJob } from './check-backup.job.ts'
export { makeBackupJob } from './make-backup.job.ts'
export { measureFolder } from './measure-folder.ts'
export { openBackup } from './open-backup.ts'

export const backupRoutes = [
  operatorRoute(studioCalls.listBackups, listBackups),
  operatorRoute(studioCalls.makeBackup, makeBackup),
  operatorRoute(studioCalls.checkBackup, checkBackup),
  operatorRoute(studioCalls.removeBackup, removeBackup),
]
