import { mediaCli } from '../apps/server/src/commands/media.ts'
import { exitWithError } from '../apps/server/src/runtime/exit-with-error.ts'
import { onLauncherGone } from './launcher-channel.ts'

onLauncherGone(() => process.exit(1))
try {
  process.exitCode = await mediaCli(process.argv.slice(2))
} catch (error) {
  exitWithError(error)
}
