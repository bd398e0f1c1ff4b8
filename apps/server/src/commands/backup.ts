import { resolve } from 'node:path'
import { backUp, restoreBackup } from '../deployment/backup/index.ts'
import { endCommand } from './end-command.ts'
import { withDatabaseUrl } from './with-database.ts'

const backupUsage = `Usage: npm run backup -- FOLDER

Writes database and files into a new folder, while servers go on.`

const restoreUsage = `Usage: npm run restore -- FOLDER

Fills an empty database (DATABASE_URL, or the one in DATA_DIR) and DATA_DIR from a backup.`

export function backupCli(args: string[]): Promise<number> {
  return run(args, backupUsage, async folder => {
    const { tables, files } = await withDatabaseUrl((databaseUrl, { dataDir }) =>
      backUp({ databaseUrl, dataDir, now: () => new Date() }, folder),
    )
    const rows = tables.reduce((sum, table) => sum + table.rows, 0)
    console.log(`${rows} rows and ${files} files are in ${folder}.`)
  })
}

export function restoreCli(args: string[]): Promise<number> {
  return run(args, restoreUsage, async folder => {
    const { made_at } = await withDatabaseUrl((databaseUrl, { dataDir }) =>
      restoreBackup({ databaseUrl, dataDir }, folder),
    )
    console.log(`Restored as it was at ${made_at}. Start with the same SECRET_KEY, if one was set.`)
  })
}

async function run(args: string[], usage: string, work: (folder: string) => Promise<void>): Promise<number> {
  const [folder, ...more] = args
  if (folder === undefined || folder.startsWith('-') || more.length > 0) {
    console.error(usage)
    return 2
  }
  return endCommand(() => work(resolve(folder)))
}
