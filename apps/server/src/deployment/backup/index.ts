export { backUp, isLeftOut } from './back-up.ts'
export { checkBackup } from './check-backup.ts'
export { hashFile, readChecksums, writeChecksums } from './checksums.ts'
export { copyFolder } from './copy-folder.ts'
export { describeBackup } from './describe-backup.ts'
export {
  type DumpConnection,
  findLastMigration,
  listTables,
  readTableFrom,
  withDump,
  writeTableTo,
} from './dump-store.ts'
export { type RestoreOptions, restoreBackup, undoRestore } from './restore-backup.ts'
