import { resolve } from 'node:path'
import { backUp, checkBackup, restoreBackup } from '../deployment/backup/index.ts'
import { endCommand } from './end-command.ts'
import { withDatabaseUrl } from './with-database.ts'

const withoutKey = '--without-secret-key'
const sinceFlag = '--since'
const backupUsage = `Usage: npm run backup -- FOLDER [${withoutKey}] [${sinceFlag} EARLIER]
       npm run backup -- check FOLDER

Writes database and files into a new folder, while servers go on. The key of DATA_DIR opens what the database seals, such
as stream keys and second factors: ${withoutKey} leaves it out, for who keeps it elsewhere.

${sinceFlag} names an earlier backup on the same disk. Files that have not changed since then are shared with it, so that a
backup costs what is new. Each folder is whole: any of them may be removed.

check reads every file of a backup, and finds those that are damaged or missing.`

const restoreUsage = `Usage: npm run restore -- FOLDER

Fills an empty database (DATABASE_URL, or the one in DATA_DIR) and DATA_DIR from a backup.`

export function backupCli(args: string[]): Promise<number> {
  const withoutSecretKey = args.includes(withoutKey)
  const sinceAt = args.indexOf(sinceFlag)
  const since = sinceAt < 0 ? null : args[sinceAt + 1]
  const others = args.filter(
    (arg, at) => arg !== withoutKey && (sinceAt < 0 || (at !== sinceAt && at !== sinceAt + 1)),
  )
  if (args[0] === 'check') return run(args.slice(1), backupUsage, check)
  if (since === undefined) {
    console.error(backupUsage)
    return Promise.resolve(2)
  }
  return run(others, backupUsage, async folder => {
    const { tables, files, hasSecretKey } = await withDatabaseUrl((databaseUrl, { dataDir }) =>
      backUp(
        { databaseUrl, dataDir, now: () => new Date(), withoutSecretKey, since: since && resolve(since) },
        folder,
      ),
    )
    const rows = tables.reduce((sum, table) => sum + table.rows, 0)
    console.log(`${rows} rows and ${files} files are in ${folder}.`)
    if (hasSecretKey) console.log(keyInside)
    else if (withoutSecretKey) console.log(keyOutside)
  })
}

async function check(folder: string): Promise<void> {
  const { said, checksums } = await checkBackup(folder)
  console.log(
    checksums
      ? `The backup of ${said.made_at} is whole: ${checksums.size} files are as they were written.`
      : `The backup of ${said.made_at} comes from an older version, which wrote no checksums: it cannot be checked.`,
  )
}

const keyInside = `The folder holds secret-key, which opens what the database in it seals. Keep it as safe as the server, or make
the backup with ${withoutKey} and keep the key elsewhere.`
const keyOutside = `The folder does not hold secret-key. Keep that file of DATA_DIR elsewhere: without it, sealed stream keys and
second factors cannot be read after a restore.`

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
