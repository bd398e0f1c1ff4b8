import { ordersCli } from '../apps/server/src/commands/orders.ts'
import { exitWithError } from '../apps/server/src/runtime/exit-with-error.ts'
import { onLauncherGone } from './launcher-channel.ts'

onLauncherGone(() => process.exit(1))
try {
  process.exitCode = await ordersCli(process.argv.slice(2))
} catch (error) {
  exitWithError(error)
}
