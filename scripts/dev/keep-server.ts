import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type BuildContext, context } from 'esbuild'
import type { ViteDevServer } from 'vite'
import { listFileReaders, serverBuildOptions } from '../build.ts'
import { fromRoot } from '../root.ts'
import { fromServer, type ToServer } from './messages.ts'
import { splitPackages } from './split-packages.ts'

/** Below the built one: there it finds the server's folder and npm's packages. */
const bundle = fromRoot('apps/server/dist/dev/server.js')
/** Cameras and jobs are made to outlive a server that is killed. */
const stopLimitMs = 300

export interface KeptServer {
  /** Settles when it answers, after a restart too. */
  whenReady(): Promise<void>
  restart(): Promise<void>
  tellViewerChanged(): void
  stop(): Promise<void>
}

/** The server from its sources, in a process that is replaced when they change. */
export async function keepServer(env: NodeJS.ProcessEnv, viewer: ViteDevServer): Promise<KeptServer> {
  const sources: BuildContext = await context({
    ...serverBuildOptions,
    // It would take half of the time that a change needs to be seen.
    sourcemap: false,
    entryPoints: [fromRoot('scripts/dev/server.ts'), ...listFileReaders()],
    outdir: path.dirname(bundle),
    plugins: [splitPackages(fromRoot('apps/server/dist/dev/packages.cjs'))],
  })
  let child: ChildProcess | undefined
  let ready = Promise.withResolvers<void>()
  let turn = Promise.resolve()

  /** Loads the server, which starts when it gets the message `start`. */
  function open(...args: string[]): ChildProcess {
    const own = spawn(process.execPath, [bundle, ...args], {
      cwd: fromRoot(),
      env,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    })
    own.on('message', async (value: unknown) => {
      const message = fromServer.parse(value)
      if (message.kind === 'ready') return ready.resolve()
      const answer = await viewer.environments.ssr.hot.handleInvoke(message.payload)
      send(own, { kind: 'invoked', id: message.id, answer })
    })
    own.once('close', code => {
      if (child === own && code !== 0)
        console.error('The server has ended. It starts again at the next change.')
    })
    return own
  }

  function start(own: ChildProcess): void {
    child = own
    send(own, { kind: 'start' })
  }

  async function end(): Promise<void> {
    const own = child
    child = undefined
    if (!own || own.exitCode !== null || own.signalCode !== null) return
    const closed = once(own, 'close')
    own.kill('SIGTERM')
    if (await Promise.race([closed.then(() => false), sleep(stopLimitMs, true, { ref: false })]))
      own.kill('SIGKILL')
    await closed
  }

  /** What does not compile leaves the server as it is; esbuild says why. */
  async function replace(): Promise<void> {
    const isBuilt = await sources.rebuild().then(
      () => true,
      () => false,
    )
    if (!isBuilt) return
    const next = open()
    ready = Promise.withResolvers<void>()
    await end()
    start(next)
    await Promise.race([ready.promise, once(next, 'close')])
  }

  await sources.rebuild()
  start(open('--first'))
  return {
    whenReady: () => ready.promise,
    restart: () => {
      turn = turn.then(replace)
      return turn
    },
    tellViewerChanged: () => child && send(child, { kind: 'viewer-changed' }),
    async stop() {
      await end()
      await sources.dispose()
    },
  }
}

function send(child: ChildProcess, message: ToServer): void {
  if (child.connected) child.send(message)
}
