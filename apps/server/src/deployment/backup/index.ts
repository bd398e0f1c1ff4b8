export { backUp, isLeftOut } from './back-up.ts'
export { checkBackup } from './check-backup.ts'
export { describeBackup } from './describe-backup.ts'
export { type RestoreOptions, restoreBackup, undoRestore } from './restore-backup.ts'
