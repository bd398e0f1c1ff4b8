import type { Plugin } from 'vite'

/** Says for each screen which files it needs at once: several share a file, which the manifest does not tell. */
export function listScreens(): Plugin {
  return {
    name: 'grandstand:list-screens',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter(file => file.type === 'chunk')
      const importsOf = new Map(chunks.map(({ fileName, imports }) => [fileName, imports]))
      const screens: Record<string, string[]> = {}
      for (const { fileName, moduleIds } of chunks) {
        for (const id of moduleIds) {
          const [, part] = id.match(/\/src\/screens\/([a-z-]+)-screen\.tsx$/) ?? []
          if (part) screens[part] = [...withImports(fileName, importsOf)]
        }
      }
      this.emitFile({ type: 'asset', fileName: '.vite/screens.json', source: JSON.stringify(screens) })
    },
  }
}

function withImports(
  file: string,
  importsOf: ReadonlyMap<string, string[]>,
  seen = new Set<string>(),
): Set<string> {
  if (seen.has(file)) return seen
  seen.add(file)
  for (const each of importsOf.get(file) ?? []) withImports(each, importsOf, seen)
  return seen
}
