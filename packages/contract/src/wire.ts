import type { Call } from './call.ts'
import { type CallName, calls } from './calls/index.ts'

/**
 * What a client needs of a call at run time. The viewer's build replaces this module by its value,
 * so that neither zod nor the schemas reach the browser.
 */
export interface WireCall<C extends Call = Call>
  extends Pick<Call, 'method' | 'path' | 'needs' | 'host' | 'tolerates' | 'crash' | 'silent'> {
  name: string
  /** Never set: it carries the call's types. */
  readonly types?: C
}

export type WireCalls = { [Name in CallName]: WireCall<(typeof calls)[Name]> }

function toWire(name: string, call: Call): WireCall {
  const { method, path, needs, host, tolerates, crash = false, silent = false } = call
  return { name, method, path, needs, host, tolerates, crash, silent }
}

function wireAll(): WireCalls
function wireAll(): Record<string, WireCall> {
  return Object.fromEntries(Object.entries(calls).map(([name, call]) => [name, toWire(name, call)]))
}

export const wireCalls = wireAll()
