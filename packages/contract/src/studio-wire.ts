import { type StudioCallName, studioCalls } from './studio-calls.ts'
import { toWire, type WireCall } from './to-wire.ts'

export type { WireCall }

export type StudioWireCalls = { [Name in StudioCallName]: WireCall<(typeof studioCalls)[Name]> }

function wireAll(): StudioWireCalls
function wireAll(): Record<string, WireCall> {
  return Object.fromEntries(Object.entries(studioCalls).map(([name, call]) => [name, toWire(name, call)]))
}

/** A list of its own: nothing of the Studio reaches the viewer. */
export const studioWireCalls = wireAll()
