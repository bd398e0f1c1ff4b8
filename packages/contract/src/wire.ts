import { type CallName, calls } from './calls.ts'
import { toWire, type WireCall } from './to-wire.ts'

export type { WireCall }

export type WireCalls = { [Name in CallName]: WireCall<(typeof calls)[Name]> }

function wireAll(): WireCalls
function wireAll(): Record<string, WireCall> {
  return Object.fromEntries(Object.entries(calls).map(([name, call]) => [name, toWire(name, call)]))
}

export const wireCalls = wireAll()
