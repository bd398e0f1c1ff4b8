import { eventsCli } from '../apps/server/src/commands/events.ts'
import { exitWithError } from '../apps/server/src/runtime/exit-with-error.ts'
import { onLauncherGone } from './launcher-channel.ts'

onLauncherGone(() => process.exit(1))
try {
  process.exitCode = await eventsCli(process.argv.slice(2))
} catch (error) {
  exitWithError(error)
}
