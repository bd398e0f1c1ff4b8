export { backUp } from './back-up.ts'
export { restoreBackup } from './restore-backup.ts'
