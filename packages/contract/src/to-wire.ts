import type { Call } from './call.ts'

/**
 * What a client needs of a call at run time. The build of an app replaces the module that lists its calls by its value,
 * so that neither zod nor the schemas reach the browser.
 */
export interface WireCall<C extends Call = Call>
  extends Pick<Call, 'method' | 'path' | 'needs' | 'by' | 'host' | 'tolerates' | 'crash' | 'silent'> {
  name: string
  /** Never set: it carries the call's types. */
  readonly types?: C
}

export function toWire(name: string, call: Call): WireCall {
  const { method, path, needs, by, host, tolerates, crash = false, silent = false } = call
  return { name, method, path, needs, ...(by && { by }), host, tolerates, crash, silent }
}
