import { wireCalls } from '@grandstand/contract/wire'
import type { Plugin } from 'vite'

const moduleName = '@grandstand/contract/wire'
const ownName = `\0${moduleName}/`

/**
 * Replaces the contract's module of calls by one module for each: the schemas they are made from stay out of the
 * browser, and so does every call that no code names. A call comes with the screens that make it, or with the start.
 */
export function inlineWireCalls(): Plugin {
  const calls = new Map(Object.entries(wireCalls))
  return {
    name: 'grandstand:inline-wire-calls',
    enforce: 'pre',
    resolveId: source => (source.startsWith(`${moduleName}/`) ? `\0${source}` : null),
    load: id =>
      id.startsWith(ownName) ? `export const call = ${JSON.stringify(calls.get(nameOf(id)))}` : null,
    transform(code) {
      const importLine = `import { wireCalls } from '${moduleName}'`
      if (!code.includes(importLine)) return null
      const names = new Set([...code.matchAll(/\bwireCalls\.(\w+)/g)].map(([, name = '']) => name))
      const imports = [...names].map(name => `import { call as ${name}Call } from '${moduleName}/${name}'`)
      return code.replace(importLine, imports.join('; ')).replaceAll(/\bwireCalls\.(\w+)/g, '$1Call')
    },
  }
}

const nameOf = (id: string) => id.slice(ownName.length)
