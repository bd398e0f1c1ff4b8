import { constants } from 'node:os'
import { pathToFileURL } from 'node:url'
import { exitWithError } from '../apps/server/src/runtime/exit-with-error.ts'
import { build, buildAside, serverBundle } from './build.ts'
import { onLauncherGone } from './launcher-channel.ts'

const endServer = () => process.kill(process.pid, 'SIGTERM')
onLauncherGone(endServer)
process.on('SIGHUP', endServer)
exitWhenNobodyElseListens('SIGINT')
exitWhenNobodyElseListens('SIGTERM')

try {
  // First the server, by itself: it prepares its database while the viewer is built, and waits for that before its
  // first page.
  await build('server')
  const viewerBuilt = build('viewer')
  viewerBuilt.catch(() => {})
  const server: typeof import('../apps/server/src/main.ts') = await import(pathToFileURL(serverBundle).href)
  const ready = Promise.withResolvers<void>()
  const studioBuilt = ready.promise.then(() => buildAside('studio'))
  await server.main({ viewerBuilt, studioBuilt })
  ready.resolve()
  // A build says by itself why it fails.
  await studioBuilt.then(() => buildAside('packed')).catch(() => {})
} catch (error) {
  exitWithError(error)
}

/**
 * Before the server handles signals, and after it has handled the first one, a signal would end this process without
 * its exit handlers, and PostgreSQL would be left behind.
 */
function exitWhenNobodyElseListens(signal: 'SIGINT' | 'SIGTERM'): void {
  process.on(signal, () => {
    if (process.listenerCount(signal) === 1) process.exit(128 + constants.signals[signal])
  })
}
