import { wireCalls } from '@grandstand/contract/wire'
import type { Plugin } from 'vite'

const moduleName = '@grandstand/contract/wire'
const resolvedName = `\0${moduleName}`

/**
 * Replaces the contract's module of calls by its values: the schemas they are made from stay out of the browser, and
 * so does every call that no code names.
 */
export function inlineWireCalls(): Plugin {
  return {
    name: 'grandstand:inline-wire-calls',
    enforce: 'pre',
    resolveId: source => (source === moduleName ? resolvedName : null),
    load(id) {
      if (id !== resolvedName) return null
      const calls = Object.entries(wireCalls)
      return calls.map(([name, call]) => `export const ${name} = ${JSON.stringify(call)}`).join('\n')
    },
    // Members of a namespace are dropped when unused; members of an object are not.
    transform: code =>
      code.includes(moduleName)
        ? code.replace(
            `import { wireCalls } from '${moduleName}'`,
            `import * as wireCalls from '${moduleName}'`,
          )
        : null,
  }
}
