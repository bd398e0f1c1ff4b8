import path from 'node:path'
import { describePostgres, pausePostgres, resumePostgres } from '../apps/server/src/db/embedded/index.ts'
import { exitWithError } from '../apps/server/src/runtime/exit-with-error.ts'
import { root } from './root.ts'

const dir = path.resolve(root, process.env.DATA_DIR || '.data', 'postgres')

try {
  const [action] = process.argv.slice(2)
  if (action === 'stop') await pausePostgres(dir)
  else if (action === 'start') await resumePostgres(dir)
  else if (action !== 'status') throw new Error('Name an action: npm run db -- stop, start or status.')
  console.log(describePostgres(dir))
} catch (error) {
  exitWithError(error)
}
