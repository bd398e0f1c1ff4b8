import type { Plugin } from 'vite'

/** Stops the build when a module that must not reach a browser is in a chunk. */
export function refuseModules(paths: string[]): Plugin {
  return {
    name: 'grandstand:refuse-modules',
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue
        const refused = chunk.moduleIds.find(id => paths.some(path => id.includes(path)))
        if (refused) this.error(`${refused} must not reach the browser, but is in ${chunk.fileName}`)
      }
    },
  }
}
