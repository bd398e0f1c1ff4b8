import type { CallName } from './calls/index.ts'

/** Calls that are agreed but not served yet. A test fails when a call is neither served nor named here. */
export const notBuilt = [
  'getDatalakeHash',
  'startDatalakeSession',
  'sendDatalakeEvent',
  'sendVideoEvent',
  'sendVideoViewing',
  'sendErrorLog',
] as const satisfies readonly CallName[]
