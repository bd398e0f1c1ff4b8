import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Identity } from '../../apps/server/src/db/embedded/identity.ts'
import { isHealthy } from './is-healthy.ts'
import type { Part } from './plan-cluster.ts'

const readyWithinMs = 150_000
const lookMs = 100
/** A node gives its cameras and jobs away first. */
const stopWithinMs = 30_000
const restartMs = 1_000

export interface RunningPart {
  part: Part
  pid(): number
  /** Kill −9, or a freeze; whatever its supervisor does next it does by itself. */
  signal(name: NodeJS.Signals): void
  /** Starts one that ended, and waits for its health. */
  start(): Promise<void>
  stop(): Promise<void>
}

interface RunOptions {
  dir: string
  env: Readonly<Record<string, string>>
  identity: Identity
  /** One that ends by itself is started again, as systemd and Kubernetes do. */
  restarts: boolean
  say: (sentence: string) => void
  /** It has another pid from now on. */
  onRestart: () => void
}

export async function runPart(part: Part, options: RunOptions): Promise<RunningPart> {
  const { say, restarts, onRestart } = options
  let isStopping = false
  let wasHealthy = false
  let child = spawnPart(part, options)
  follow()

  function follow(): void {
    child.once('exit', (code, signal) => {
      if (isStopping) return
      say(`${part.name} ended with ${signal ?? code}.`)
      if (restarts && wasHealthy) setTimeout(() => !isStopping && restart(), restartMs)
    })
  }
  function restart(): void {
    child = spawnPart(part, options)
    follow()
    onRestart()
  }
  /** One that ran before may need more than one start, as Patroni while the PostgreSQL before it still ends. */
  async function untilHealthy(): Promise<void> {
    const untilMs = performance.now() + readyWithinMs
    while (!(await isHealthy(part))) {
      if (hasEnded(child) && !wasHealthy)
        throw new Error(`${part.name} did not start:\n${readEnd(logOf(part, options.dir))}`)
      if (performance.now() > untilMs)
        throw new Error(
          `${part.name} is not healthy after ${readyWithinMs / 1000} s:
${readEnd(logOf(part, options.dir))}`,
        )
      await sleep(lookMs)
      if (hasEnded(child) && wasHealthy && !restarts) {
        await sleep(restartMs)
        restart()
      }
    }
  }
  const running: RunningPart = {
    part,
    pid: () => child.pid ?? 0,
    signal: name => void child.kill(name),
    start: untilHealthy,
    async stop() {
      isStopping = true
      if (hasEnded(child)) return
      const ended = once(child, 'exit')
      child.kill('SIGCONT')
      child.kill('SIGTERM')
      const timer = setTimeout(() => child.kill('SIGKILL'), stopWithinMs)
      await ended
      clearTimeout(timer)
    },
  }
  try {
    await untilHealthy()
    wasHealthy = true
    return running
  } catch (error) {
    await running.stop()
    throw error
  }
}

export const logOf = (part: Pick<Part, 'name'>, dir: string) => path.join(dir, 'logs', `${part.name}.log`)

const shownChars = 2_000
const readEnd = (file: string) => readFileSync(file, 'utf8').slice(-shownChars)

function spawnPart(
  { command, env: own, needsUser, name }: Part,
  { dir, env, identity }: RunOptions,
): ChildProcess {
  const [program, ...args] = needsUser ? [...identity.prefix, ...command] : command
  const log = openSync(logOf({ name }, dir), 'a')
  return spawn(program ?? '', args, {
    ...(needsUser ? identity.user : {}),
    // Ctrl-C in a terminal reaches the whole group: what others need ends after them.
    detached: true,
    cwd: needsUser ? '/' : dir,
    env: { ...process.env, ...env, ...own },
    stdio: ['ignore', log, log],
  })
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null
