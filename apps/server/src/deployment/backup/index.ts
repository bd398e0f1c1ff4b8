export { backUp, isLeftOut } from './back-up.ts'
export { checkBackup } from './check-backup.ts'
export { restoreBackup } from './restore-backup.ts'
