import { wireCalls } from '@grandstand/contract/wire'
import type { Plugin } from 'vite'

const moduleName = '@grandstand/contract/wire'
const resolvedName = `\0${moduleName}`

/** Replaces the contract's module of calls by its value: the schemas it is made from stay out of the browser. */
export function inlineWireCalls(): Plugin {
  return {
    name: 'grandstand:inline-wire-calls',
    enforce: 'pre',
    resolveId: source => (source === moduleName ? resolvedName : null),
    load: id => (id === resolvedName ? `export const wireCalls = ${JSON.stringify(wireCalls)}` : null),
  }
}
