import { createServer, type RequestListener } from 'node:http'
import { createServer as createProbe } from 'node:net'
import { join } from 'node:path'
import { readConfig } from '../apps/server/src/config/read-config.ts'
import { startEmbeddedPostgres } from '../apps/server/src/db/embedded/index.ts'
import { errorCode } from '../apps/server/src/runtime/error-code.ts'
import { exitWithError } from '../apps/server/src/runtime/exit-with-error.ts'
import { StartError } from '../apps/server/src/runtime/start-error.ts'
import { keepServer } from './dev/keep-server.ts'
import { openVite } from './dev/open-vite.ts'
import { passOn } from './dev/pass-on.ts'
import { watchSources } from './dev/watch-sources.ts'
import { onLauncherGone } from './launcher-channel.ts'

/** Sources are served too, so only to this machine unless somebody says otherwise. */
const host = process.env.HOST ?? '127.0.0.1'

/** What Vite serves; all else is the server's. */
const viteFiles = /^\/(?:studio\/)?(?:@|src\/|node_modules\/)/

try {
  await run()
} catch (error) {
  exitWithError(error)
}

/** One port for all: Vite's files from here, everything else from the server in a process of its own. */
async function run(): Promise<void> {
  const config = readConfig(process.env)
  // A request that comes before everything is open waits.
  const opened = Promise.withResolvers<RequestListener>()
  const front = createServer(async (request, response) => (await opened.promise)(request, response))
  await listen(config.port)
  const [database, viewer, studio, port] = await Promise.all([
    config.databaseUrl === null
      ? startEmbeddedPostgres({ dir: join(config.dataDir, 'postgres'), log: console.log })
      : { connectionString: config.databaseUrl, stop: async () => {} },
    openVite('viewer', front),
    openVite('studio', front),
    findFreePort(),
  ])
  const server = await keepServer(
    {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      PUBLIC_URL: config.publicUrl ?? `http://localhost:${config.port}`,
      DATABASE_URL: database.connectionString,
    },
    viewer.vite,
  )
  const apps = [studio, viewer]
  viewer.warmUp()
  opened.resolve((request, response) => {
    const { url = '/' } = request
    const pass = () => void passOn(request, response, { port, whenReady: server.whenReady, apps })
    const app = url.startsWith(studio.base) ? studio : viewer
    if (viteFiles.test(url)) app.vite.middlewares(request, response, pass)
    else pass()
  })
  viewer.vite.watcher.on('all', server.tellViewerChanged)
  const stopWatching = watchSources(viewer.vite.watcher, () => void server.restart())

  let isStopping = false
  const stop = async () => {
    if (isStopping) process.exit(130)
    isStopping = true
    stopWatching()
    front.close()
    front.closeAllConnections()
    await server.stop()
    await Promise.all([viewer.vite.close(), studio.vite.close()])
    await database.stop()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop())
  onLauncherGone(() => void stop())

  function listen(wanted: number): Promise<void> {
    return new Promise((resolve, reject) => {
      front.once('error', error =>
        reject(
          errorCode(error) === 'EADDRINUSE'
            ? new StartError(`Port ${wanted} is in use. Choose another: PORT=${wanted + 1} npm run dev`)
            : error,
        ),
      )
      front.listen(wanted, host, resolve)
    })
  }
}

function findFreePort(): Promise<number> {
  return new Promise(resolve => {
    const probe = createProbe().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
