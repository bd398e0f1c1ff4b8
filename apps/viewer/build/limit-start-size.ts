import { gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

interface Chunk {
  name: string
  code: string
  imports: string[]
}

/** Stops the build when the home page in one language needs more script than a phone should have to load. */
export function limitStartSize(names: string[], maxBytes: number): Plugin {
  return {
    name: 'grandstand:limit-start-size',
    // As it was written: the names of what a screen needs are put in last.
    writeBundle(_options, bundle) {
      const chunks = new Map<string, Chunk>()
      for (const file of Object.values(bundle)) if (file.type === 'chunk') chunks.set(file.fileName, file)
      const needed = new Set<Chunk>()
      const need = (chunk: Chunk | undefined) => {
        if (!chunk || needed.has(chunk)) return
        needed.add(chunk)
        for (const name of chunk.imports) need(chunks.get(name))
      }
      for (const chunk of chunks.values()) if (names.includes(chunk.name)) need(chunk)
      const bytes = [...needed].reduce((sum, { code }) => sum + gzipSync(code).length, 0)
      if (bytes > maxBytes) {
        this.error(`The home page needs ${bytes} bytes of script (gzip), more than ${maxBytes}`)
      }
    },
  }
}
