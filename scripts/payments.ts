import { paymentsCli } from '../apps/server/src/commands/payments.ts'
import { exitWithError } from '../apps/server/src/runtime/exit-with-error.ts'
import { onLauncherGone } from './launcher-channel.ts'

onLauncherGone(() => process.exit(1))
try {
  process.exitCode = await paymentsCli(process.argv.slice(2), { env: process.env, say: console.log })
} catch (error) {
  exitWithError(error)
}
