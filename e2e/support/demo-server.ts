import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const root = fileURLToPath(new URL('../..', import.meta.url))
const bundle = join(root, 'apps/server/dist/main.js')
/** More than it needs on the busiest machine; who waits longer waits for ever. */
const stopLimitMs = 60_000
const shownChars = 2_000

/** The commands of a server, by `npm run media -- …` and so on. */
export interface Commands {
  media(...args: string[]): Promise<string>
  events(...args: string[]): Promise<string>
  channel(...args: string[]): Promise<string>
}

export interface DemoServer extends Commands {
  url: string
  pid: number
  dataDir: string
  /** All that it has printed and logged. */
  output(): string
  /** `npm run db -- stop|start` */
  database(command: 'stop' | 'start'): Promise<void>
  /** Ends the process; the data stays. */
  halt(): Promise<void>
  stop(): Promise<void>
}

/**
 * The built product on a port and in a folder of its own. That of a demo that was started before (`DEMO_TEMPLATE`) is
 * copied: its pictures and its season are made once for all servers of a run. Without it, it starts as for a newcomer.
 */
export async function startDemoServer(env: Record<string, string> = {}): Promise<DemoServer> {
  const dir = await mkdtemp(join(tmpdir(), 'grandstand-e2e-'))
  const dataDir = env.DATA_DIR ?? join(dir, 'data')
  if (!env.DATABASE_URL) await copyTemplate(dataDir, env.DEMO_TEMPLATE)
  const port = Number(env.PORT ?? (await freePort()))
  const ownEnv = {
    ...process.env,
    PORT: String(port),
    RTMP_PORT: '0',
    DATA_DIR: dataDir,
    RATE_LIMIT_SCALE: '10000',
    DEMO_VIDEO: '0',
    // Most tests are about other things, and visitors are asked first.
    ANALYTICS_ON_LOCALHOST: '0',
    ...env,
  }
  const server = spawn(process.execPath, [bundle], {
    cwd: root,
    env: ownEnv,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  // An early exit leaves no server behind.
  const end = () => server.kill('SIGTERM')
  process.once('exit', end)
  server.once('close', () => process.off('exit', end))
  let output = ''
  for (const stream of [server.stdout, server.stderr]) stream.on('data', chunk => (output += chunk))
  await untilReady(server, () => output).catch((error: unknown) => {
    server.kill('SIGTERM')
    throw error
  })
  const halt = async () => {
    if (hasEnded(server)) return
    const closed = new Promise(resolve => server.once('close', resolve))
    server.kill('SIGTERM')
    const isLate = await Promise.race([closed.then(() => false), sleep(stopLimitMs, true, { ref: false })])
    if (!isLate) return
    server.kill('SIGKILL')
    throw new Error(`The server did not stop within ${stopLimitMs / 1000} s:\n${output.slice(-shownChars)}`)
  }

  return {
    url: `http://localhost:${port}`,
    pid: server.pid ?? 0,
    dataDir,
    output: () => output,
    async database(command) {
      await run(['scripts/db.ts', command], ownEnv)
    },
    ...commandsOf(ownEnv),
    halt,
    async stop() {
      await halt()
      await rm(dir, { recursive: true, force: true })
    },
  }
}

export function commandsOf(env: NodeJS.ProcessEnv): Commands {
  return {
    media: (...args) => run(['scripts/media.ts', ...args], env),
    events: (...args) => run(['scripts/events.ts', ...args], env),
    channel: (...args) => run(['scripts/channel.ts', ...args], env),
  }
}

/** The data of a demo that was started before, where there is one and nothing is there yet. */
export async function copyTemplate(dataDir: string, template = process.env.DEMO_TEMPLATE): Promise<void> {
  if (!template || existsSync(join(dataDir, 'postgres'))) return
  await mkdir(dataDir, { recursive: true })
  // With its owner: PostgreSQL runs as another user where we are root.
  await promisify(execFile)('cp', ['-a', `${template}/.`, dataDir])
}

/** By itself, or by a signal. */
function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null
}

async function untilReady(server: ChildProcess, output: () => string): Promise<void> {
  const deadline = Date.now() + 150_000
  while (!output().includes('is ready')) {
    if (hasEnded(server) || Date.now() > deadline) throw new Error(`The server did not start:\n${output()}`)
    await new Promise(resolve => setTimeout(resolve, 50))
  }
}

function run(args: string[], env: NodeJS.ProcessEnv): Promise<string> {
  const child = spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => (output += chunk))
  return new Promise((resolve, reject) => {
    child.once('close', code =>
      code === 0 || code === 1 ? resolve(output) : reject(new Error(`${args.join(' ')} failed:\n${output}`)),
    )
  })
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await new Promise(resolve => probe.once('listening', resolve))
  const address = probe.address()
  await new Promise(resolve => probe.close(resolve))
  if (typeof address !== 'object' || address === null) throw new Error('no port')
  return address.port
}
