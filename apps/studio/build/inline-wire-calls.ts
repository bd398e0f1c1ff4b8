import { studioWireCalls } from '@grandstand/contract/studio-wire'
import type { Plugin } from 'vite'

const moduleName = '@grandstand/contract/studio-wire'
const resolvedName = `\0${moduleName}`

/** Replaces the contract's module of calls by its value: the schemas they are made from stay out of the browser. */
export function inlineWireCalls(): Plugin {
  return {
    name: 'grandstand:inline-studio-wire-calls',
    enforce: 'pre',
    resolveId: source => (source === moduleName ? resolvedName : null),
    load: id =>
      id === resolvedName ? `export const studioWireCalls = ${JSON.stringify(studioWireCalls)}` : null,
  }
}
