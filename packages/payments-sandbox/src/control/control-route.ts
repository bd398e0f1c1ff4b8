import type { Call } from '../api/call.ts'
import type { SandboxParts } from '../sandbox-parts.ts'

/** A call for tests and the demo: what Stripe's dashboard, a bank or bad luck would do. */
export type ControlRoute = {
  method: 'GET' | 'POST' | 'DELETE'
  path: string
  run: (parts: SandboxParts, call: Call) => object | Promise<object>
}
