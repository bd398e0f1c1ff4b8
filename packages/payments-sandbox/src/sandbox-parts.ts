import type { Faults } from './http/faults.ts'
import type { State } from './state/open-state.ts'
import type { Deliverer } from './webhooks/create-deliverer.ts'

/** What a running sandbox consists of. */
export type SandboxParts = {
  state: State
  deliverer: Deliverer
  faults: Faults
  /** Milliseconds. */
  now: () => number
  /** Where browsers reach the sandbox. */
  baseUrl: string
  /** Whether a fault may end the process: only where it is the sandbox's own. */
  mayKill: boolean
  /** Keys whose first request is not answered yet. */
  inFlight: Set<string>
  logError: (error: unknown) => void
}
