import type { DrawScreen } from '@grandstand/contract'
import { ModuleRunner } from 'vite/module-runner'
import { readConfig } from '../../apps/server/src/config/read-config.ts'
import type { WebApps } from '../../apps/server/src/http/web-apps.ts'
import { exitWithError } from '../../apps/server/src/runtime/exit-with-error.ts'
import { describeServer } from '../../apps/server/src/start/describe-server.ts'
import { startServer } from '../../apps/server/src/start/start-server.ts'
import { onLauncherGone } from '../launcher-channel.ts'
import { type FromServer, type ToServer, toServer } from './messages.ts'

// The server of `npm run dev`, below the process that holds the port, the database and Vite.
const startedAtMs = performance.now()
const mayStart = Promise.withResolvers<void>()
onLauncherGone(() => process.kill(process.pid, 'SIGTERM'))

try {
  const config = readConfig(process.env)
  const apps = openApps()
  // The launcher's channel keeps no process alive, and there is nothing else yet.
  const keepAlive = setInterval(() => {}, 60_000)
  await mayStart.promise
  clearInterval(keepAlive)
  const server = await startServer(config, { apps, say: sentence => console.log(sentence) })
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void server.stop().finally(() => process.exit(0)))
  const seconds = ((performance.now() - startedAtMs) / 1000).toFixed(1)
  const isFirst = process.argv.includes('--first')
  const url = config.publicUrl ?? server.url
  console.log(
    isFirst
      ? describeServer(config, { ...server, url }, seconds)
      : `The server is running again after ${seconds} s.`,
  )
  send({ kind: 'ready' })
} catch (error) {
  exitWithError(error)
}

/** As Vite serves them. */
function openApps(): WebApps {
  const answers = new Map<number, (answer: Extract<ToServer, { kind: 'invoked' }>['answer']) => void>()
  let count = 0
  const runner = new ModuleRunner({
    hmr: false,
    transport: {
      invoke: payload => {
        count += 1
        const id = count
        send({ kind: 'invoke', id, payload })
        return new Promise(resolve => answers.set(id, resolve))
      },
    },
  })
  let revision = 0
  process.on('message', (value: unknown) => {
    const message = toServer.parse(value)
    if (message.kind === 'start') mayStart.resolve()
    else if (message.kind === 'viewer-changed') {
      revision += 1
      runner.clearCache()
    } else {
      answers.get(message.id)?.(message.answer)
      answers.delete(message.id)
    }
  })
  const draw: DrawScreen = async asked => {
    const { drawScreen } = await runner.import<{ drawScreen: DrawScreen }>('/src/draw/draw-screen.tsx')
    return drawScreen(asked)
  }
  const viewer: WebApps['viewer'] = {
    script: '/src/main.tsx',
    css: '',
    get revision() {
      return revision
    },
    assets: new Map(),
    preloadsFor: () => [],
  }
  const studio = { script: '/studio/src/main.tsx', style: null, assets: new Map() }
  return { viewer, draw, studio: Promise.resolve(studio) }
}

function send(message: FromServer): void {
  process.send?.(message)
}
