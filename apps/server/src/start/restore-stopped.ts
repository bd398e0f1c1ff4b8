import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { databaseUrlFor } from '../commands/with-database.ts'
import type { Config } from '../config/read-config.ts'
import type { RestorePlan } from '../context/deployment-setting.ts'
import { restoreBackup, undoRestore } from '../deployment/backup/index.ts'
import { writeLastRestore } from '../deployment/restore/index.ts'
import { createLog } from '../runtime/create-log.ts'
import { secretKeyFile } from '../runtime/secret-key-file.ts'
import { StartError } from '../runtime/start-error.ts'

const brokeOff = 'It broke off in the middle.'
const maxDetail = 300

/** While no server runs. False: it came to nothing, all is as before, and the next server can say why. */
export async function restoreStopped(
  config: Pick<Config, 'databaseUrl' | 'databaseDirectUrl' | 'dataDir' | 'backupDir' | 'logLevel'>,
  { name, secretKey }: RestorePlan,
): Promise<boolean> {
  const { dataDir, backupDir } = config
  const at = new Date().toISOString()
  await writeLastRestore(backupDir, { name, at, detail: brokeOff })
  const { url: databaseUrl, stop } = await databaseUrlFor(config)
  const options = { databaseUrl, dataDir, byServer: true }
  const backup = join(backupDir, name)
  try {
    await restoreBackup(options, backup)
    if (secretKey !== null) await writeFile(join(dataDir, secretKeyFile), secretKey, { mode: 0o600 })
    return true
  } catch (error) {
    createLog(config.logLevel).error(
      { error, backup: name },
      'A backup could not be restored; all is as before',
    )
    await undoRestore(options, backup)
    const said = error instanceof StartError ? error.message : String(error)
    await writeLastRestore(backupDir, {
      name,
      at,
      detail: said.replaceAll(`${backupDir}/`, '').slice(0, maxDetail),
    })
    return false
  } finally {
    await stop()
  }
}
