import { pathToFileURL } from 'node:url'
import { buildAll, serverBundle } from './build.ts'
import { exitWithError } from './exit-with-error.ts'
import { onLauncherGone } from './launcher-channel.ts'

try {
  await buildAll()
  process.setSourceMapsEnabled(true)
  onLauncherGone(() => process.kill(process.pid, 'SIGTERM'))
  const server: typeof import('../apps/server/src/main.ts') = await import(pathToFileURL(serverBundle).href)
  await server.main()
} catch (error) {
  exitWithError(error)
}
