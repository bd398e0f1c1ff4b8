import type { Log } from './log.ts'

export interface Guarded {
  log: Pick<Log, 'error'>
  /** Null: it has not started yet, and there is nothing to stop. */
  stop: () => Promise<void> | null
}

/** What runs may end its work; then the process goes. */
const patienceMs = 10_000

/**
 * Node ends a process that forgot to handle a rejected promise. One request or timer is no reason to end all others: it is
 * logged, and the server goes on. An exception outside of any promise may leave things half done: the server says so, stops
 * as on SIGTERM, and ends with 1, so that its supervisor starts it again.
 */
export function guardProcess({ log, stop }: Guarded): void {
  process.on('unhandledRejection', error =>
    log.error({ error }, 'A rejected promise was not handled; the server goes on'),
  )
  process.once('uncaughtException', error => {
    log.error({ error }, 'An exception was not caught; the server stops')
    setTimeout(() => process.exit(1), patienceMs).unref()
    const exit = () => process.exit(1)
    // Further ones on the way out change nothing.
    process.on('uncaughtException', () => {})
    Promise.resolve(stop()).then(exit, exit)
  })
}
