import { isBuiltin } from 'node:module'
import { build, type Plugin } from 'esbuild'
import { serverBuildOptions } from '../build.ts'

/**
 * Keeps npm's packages in a file of their own, which is built again only when our sources import one more: they are
 * three quarters of a build, and a change of ours leaves them as they are.
 */
export function splitPackages(file: string): Plugin {
  const names = new Set<string>()
  let builtCount = 0

  /** Each package loads when it is first asked for. */
  const buildPackages = () =>
    build({
      ...serverBuildOptions,
      sourcemap: false,
      format: 'cjs',
      banner: {},
      stdin: {
        contents: [...names].map(name => `exports['${name}'] = () => require('${name}')`).join('\n'),
        resolveDir: import.meta.dirname,
      },
      outfile: file,
    })

  return {
    name: 'split-packages',
    setup({ onResolve, onLoad, onEnd, initialOptions }) {
      const outside = initialOptions.external ?? []
      const isOutside = (name: string) => outside.some(pattern => name.startsWith(pattern.replace('*', '')))
      onResolve({ filter: /^[^./]/, namespace: 'file' }, ({ path, kind }) => {
        if (kind === 'entry-point' || isBuiltin(path) || isOutside(path) || path.startsWith('@grandstand/'))
          return
        names.add(path)
        return { path, namespace: 'package' }
      })
      onResolve({ filter: /./, namespace: 'package' }, ({ path }) => ({ path, external: true }))
      // In CommonJS, so that nobody has to know the names that a package exports.
      onLoad({ filter: /./, namespace: 'package' }, ({ path }) => ({
        contents: `module.exports = require(${JSON.stringify(file)})['${path}']()`,
      }))
      onEnd(async ({ errors }) => {
        if (errors.length > 0 || names.size === builtCount) return
        await buildPackages()
        builtCount = names.size
      })
    },
  }
}
