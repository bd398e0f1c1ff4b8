import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { exitWithError } from '../apps/server/src/runtime/exit-with-error.ts'
import { StartError } from '../apps/server/src/runtime/start-error.ts'
import { buildAll } from './build.ts'
import { describeCluster } from './cluster/describe-cluster.ts'
import { type Engines, findEngines, installEngines } from './cluster/engines.ts'
import { findRun, isAlive } from './cluster/run-file.ts'
import { type ClusterSettings, valuesOf } from './cluster/settings.ts'
import { startCluster } from './cluster/start-cluster.ts'
import { onLauncherGone } from './launcher-channel.ts'
import { fromRoot } from './root.ts'

const usage = `Usage: npm run cluster                 the deployment of deploy/cluster on this machine, until Ctrl-C
       npm run cluster -- --install    the same, and installs the Debian packages that are missing
       npm run cluster -- status       who does what
       npm run cluster -- stop`

const stopWithinMs = 90_000

try {
  const [action = 'start', ...more] = process.argv.slice(2)
  if (more.length > 0) throw new StartError(usage)
  if (action === 'start' || action === '--install') await run(await getEngines(action === '--install'))
  else if (action === 'status') await printStatus()
  else if (action === 'stop') await stopRunning()
  else throw new StartError(usage)
} catch (error) {
  exitWithError(error)
}

function readSettings(): ClusterSettings {
  const port = Number(process.env.PORT || 8080)
  return {
    dir: path.resolve(fromRoot(process.env.DATA_DIR || '.data'), 'cluster'),
    net: process.env.CLUSTER_NET || '127.0.0',
    bind: process.env.HOST || '127.0.0.1',
    port,
    rtmpPort: Number(process.env.RTMP_PORT || 1935),
    sandboxPort: Number(process.env.SANDBOX_PORT || 12111),
  }
}

async function getEngines(installs: boolean): Promise<Engines> {
  const engines = findEngines()
  if ('found' in engines) return engines.found
  const names = engines.missing.join(' ')
  const isRoot = process.getuid?.() === 0
  if (!installs || !isRoot)
    throw new StartError(
      `The cluster needs programs that are not installed: apt-get install ${names}${isRoot ? ', or npm run cluster -- --install' : ''}`,
    )
  await installEngines(engines.missing)
  return getEngines(false)
}

async function run(engines: Engines): Promise<void> {
  const startedAtMs = performance.now()
  const settings = readSettings()
  await buildAll()
  const say = (sentence: string) => console.log(sentence)
  const stopping = new Promise<void>(resolve => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => resolve())
    onLauncherGone(resolve)
  })
  say('Starting: PostgreSQL and its standby take the longest.')
  const cluster = await startCluster(settings, engines, { restarts: true, say })
  const seconds = ((performance.now() - startedAtMs) / 1000).toFixed(1)
  say(`
The cluster is ready after ${seconds} s:  http://localhost:${settings.port}
  The Studio:           http://localhost:${settings.port}/studio
  Encoders send to:     rtmp://localhost:${settings.rtmpPort}/live  with a game's stream key
  Figures and alerts:   http://${settings.net}.61:9090
  Logs and files:       ${settings.dir}
  Who does what:        npm run cluster -- status
  Stop with Ctrl-C.`)
  await stopping
  say('Stopping.')
  await cluster.stop()
}

async function printStatus(): Promise<void> {
  const { dir } = readSettings()
  const found = findRun(dir)
  if (!found || !isAlive(found)) return console.log(`No cluster runs in ${dir}.`)
  const engines = findEngines()
  if (!('found' in engines))
    throw new StartError(`Programs of the cluster are missing: ${engines.missing.join(' ')}`)
  const { PASSWORD: password, NET: net } = valuesOf(found.settings, engines.found.postgresBin)
  console.log(
    await describeCluster(found, engines.found, `postgres://grandstand:${password}@${net}.1:5432/grandstand`),
  )
}

async function stopRunning(): Promise<void> {
  const { dir } = readSettings()
  const found = findRun(dir)
  if (!found || !isAlive(found)) return console.log(`No cluster runs in ${dir}.`)
  process.kill(found.pid, 'SIGTERM')
  const untilMs = performance.now() + stopWithinMs
  while (isAlive(found)) {
    if (performance.now() > untilMs) throw new StartError(`The cluster (process ${found.pid}) does not stop.`)
    await sleep(100)
  }
  console.log('The cluster has stopped.')
}
