import { build, type InlineConfig, type Rolldown } from 'vite'

/**
 * The modules whose code runs before an entry is there, for each of them: without what is only imported later, and without
 * what nothing in them uses. Nothing is written.
 */
export async function listModules<Name extends string>(
  entries: Record<Name, string>,
  config: InlineConfig,
): Promise<(name: Name) => ReadonlySet<string>> {
  const result = await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    plugins: [
      ...(config.plugins ?? []),
      { name: 'grandstand:leave-out-later', enforce: 'pre', resolveDynamicImport: () => false },
    ],
    build: {
      ...config.build,
      write: false,
      minify: false,
      rolldownOptions: { input: entries, preserveEntrySignatures: 'strict' },
    },
  })
  const chunks = new Map<string, Rolldown.OutputChunk>()
  for (const each of [result].flat()) {
    if (!('output' in each)) continue
    for (const file of each.output) if (file.type === 'chunk') chunks.set(file.fileName, file)
  }
  function collect(chunk: Rolldown.OutputChunk | undefined, into: Set<string>) {
    if (!chunk) return into
    for (const [id, { renderedLength }] of Object.entries(chunk.modules)) if (renderedLength > 0) into.add(id)
    for (const file of chunk.imports) collect(chunks.get(file), into)
    return into
  }
  return name => {
    const chunk = [...chunks.values()].find(chunk => chunk.isEntry && chunk.name === name)
    if (!chunk) throw new Error(`There is no entry ${name}`)
    return collect(chunk, new Set())
  }
}
