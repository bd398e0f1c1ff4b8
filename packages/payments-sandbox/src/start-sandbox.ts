import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { isDue, runDue } from './clocks/run-due.ts'
import { beginChange, commitChange } from './http/change.ts'
import { createHttpServer } from './http/create-http-server.ts'
import { createFaults } from './http/faults.ts'
import { isForgotten } from './http/saved-replies.ts'
import type { SandboxParts } from './sandbox-parts.ts'
import { type Lock, lockFolder } from './state/lock-folder.ts'
import { openState } from './state/open-state.ts'
import type { Kind, Tables } from './state/tables.ts'
import { createDeliverer } from './webhooks/create-deliverer.ts'

export type SandboxOptions = {
  /** Where the state is kept. */
  dir: string
  /** 0 chooses one. */
  port?: number
  /** Milliseconds; the machine's clock by default. */
  now?: () => number
  /** How soon an unanswered webhook comes again: 1000, twice as long after each further failure. */
  retryMs?: number
  /** Lets the fault `kill` end the process. */
  mayKill?: boolean
  logError?: (error: unknown) => void
}

export type Sandbox = {
  url: string
  port: number
  /** Resolves when no webhook is on its way or due. */
  idle(): Promise<void>
  close(): Promise<void>
}

const dueEveryMs = 1000

export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const ready = Promise.withResolvers<SandboxParts>()
  ready.promise.catch(() => {})
  const server = createHttpServer(ready.promise, options.logError ?? console.error)
  server.listen(options.port ?? 0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = addressOf(server.address())
  const url = `http://127.0.0.1:${port}`
  let lock: Lock | undefined
  try {
    lock = await lockFolder(options.dir)
    const held = lock
    const parts = await openParts(options, url)
    ready.resolve(parts)
    const timer = setInterval(() => runAllDue(parts).catch(parts.logError), dueEveryMs).unref()
    return {
      url,
      port,
      idle: () => parts.deliverer.idle(),
      async close() {
        clearInterval(timer)
        server.close()
        server.closeAllConnections()
        await parts.deliverer.close()
        await parts.state.close()
        await held.release()
      },
    }
  } catch (error) {
    ready.reject(error)
    await lock?.release()
    server.close()
    server.closeAllConnections()
    throw error
  }
}

async function openParts(options: SandboxOptions, baseUrl: string): Promise<SandboxParts> {
  const { now = Date.now, retryMs = 1000, logError = console.error } = options
  const state = await openState(options.dir, (kind, row) => isKept(kind, row, now()))
  const deliverer = createDeliverer({ state, now, retryMs, logError })
  deliverer.add(state.accounts().flatMap(account => [...state.begin(account).all('delivery')]))
  return {
    state,
    deliverer,
    faults: createFaults(),
    now,
    baseUrl,
    mayKill: options.mayKill ?? false,
    inFlight: new Set(),
    logError,
  }
}

/** Renewals, retries, ends and payouts that time brings. */
async function runAllDue(parts: SandboxParts): Promise<void> {
  for (const account of parts.state.accounts()) {
    const change = beginChange(parts, account)
    if (!isDue(change.call)) continue
    try {
      runDue(change.call, change.call.now)
    } catch (error) {
      change.tx.undo()
      throw error
    }
    await commitChange(parts, change)
  }
}

/** What a start need not take along. */
function isKept(kind: Kind, row: Tables[Kind], nowMs: number): boolean {
  if (kind === 'delivery' && 'state' in row) return row.state === 'due' || row.state === 'held'
  if (kind === 'saved_reply' && 'savedAt' in row) return !isForgotten(row, nowMs)
  return true
}

function addressOf(address: AddressInfo | string | null): AddressInfo {
  if (address === null || typeof address === 'string') throw new Error('the sandbox listens nowhere')
  return address
}
