import { flushCompileCache } from 'node:module'
import { constants, getPriority, setPriority } from 'node:os'
import { type Config, readConfig } from './config/read-config.ts'
import { createLog } from './runtime/create-log.ts'
import { exitWithError } from './runtime/exit-with-error.ts'
import { guardProcess } from './runtime/guard-process.ts'
import { describeServer } from './start/describe-server.ts'
import { runServer, type ServerRun } from './start/run-server.ts'
import type { StartOptions } from './start/start-options.ts'

/** Runs until a signal stops it. */
export async function main(options: Omit<StartOptions, 'say' | 'restore'> = {}): Promise<void> {
  const startedAtMs = performance.now()
  const config = readConfig(process.env)
  if (isCollectorAlone(config)) lowerPriority()
  let running: ServerRun | null = null
  guardProcess({ log: createLog(config.logLevel), stop: () => running?.stop() ?? null })
  const say = (sentence: string) => console.log(sentence)
  const run = await runServer(config, { ...options, say, onLost: exitWithError })
  running = run
  const stop = async (signal: Signal) => {
    // A second signal ends it at once.
    const endAtOnce = () => process.exit(130)
    process.once('SIGINT', endAtOnce)
    await run.stop()
    process.off('SIGINT', endAtOnce)
    endBy(signal)
  }
  // Before it says that it is ready: who reads that may stop it at once, and PostgreSQL must stop with it.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop(signal))
  const seconds = ((performance.now() - startedAtMs) / 1000).toFixed(1)
  console.log(describeServer(config, run.server, seconds))
  // Node keeps what it has compiled when a process exits by itself, and a server ends by a signal.
  flushCompileCache()
}

const isCollectorAlone = ({ roles }: Config) => roles.size === 1 && roles.has('collector')

/** Browser reports can wait; pages on the same machine cannot. */
function lowerPriority(): void {
  setPriority(Math.max(getPriority(), constants.priority.PRIORITY_BELOW_NORMAL))
}

type Signal = 'SIGINT' | 'SIGTERM'

/**
 * By the signal itself, as if nobody had caught it: `process.exit` waits for V8's threads, which at times wait for it
 * in turn (https://github.com/nodejs/node/issues/54918). It remains for processes that cannot be ended so: the first
 * process of a container, and `npm start`, which listens too.
 */
function endBy(signal: Signal): void {
  if (process.listenerCount(signal) === 0) process.kill(process.pid, signal)
  process.exit(0)
}

if (import.meta.main) await main().catch(exitWithError)
