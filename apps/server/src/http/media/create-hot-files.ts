export type ReadFile = () => Promise<Buffer | undefined>

export interface HotFiles {
  /** From memory, else by `read`: once, however many ask at the same time. */
  get(name: string, read: ReadFile): Promise<Buffer | undefined>
}

/** What many watch at the same time stays in memory; what was not asked for the longest goes first. */
export function createHotFiles(maxBytes: number): HotFiles {
  const kept = new Map<string, Buffer>()
  const reading = new Map<string, Promise<Buffer | undefined>>()
  let keptBytes = 0

  function keep(name: string, bytes: Buffer): void {
    if (bytes.length > maxBytes / 4) return
    kept.set(name, bytes)
    keptBytes += bytes.length
    for (const [oldest, { length }] of kept) {
      if (keptBytes <= maxBytes) return
      kept.delete(oldest)
      keptBytes -= length
    }
  }

  async function readOnce(name: string, read: ReadFile): Promise<Buffer | undefined> {
    try {
      const bytes = await read()
      if (bytes) keep(name, bytes)
      return bytes
    } finally {
      reading.delete(name)
    }
  }

  return {
    async get(name, read) {
      const known = kept.get(name)
      if (known) {
        // To the end of the line.
        kept.delete(name)
        kept.set(name, known)
        return known
      }
      const current = reading.get(name) ?? readOnce(name, read)
      reading.set(name, current)
      return current
    },
  }
}
