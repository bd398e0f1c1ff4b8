import { createByteStore } from '../../runtime/byte-store.ts'

export type ReadFile = () => Promise<Buffer | undefined>

export interface HotFiles {
  /** From memory, else by `read`: once, however many ask at the same time. */
  get(name: string, read: ReadFile): Promise<Buffer | undefined>
}

/** What many watch at the same time stays in memory. */
export function createHotFiles(maxBytes: number): HotFiles {
  const kept = createByteStore<Buffer>(maxBytes, ({ length }) => length)
  const reading = new Map<string, Promise<Buffer | undefined>>()

  async function readOnce(name: string, read: ReadFile): Promise<Buffer | undefined> {
    try {
      const bytes = await read()
      if (bytes) kept.set(name, bytes)
      return bytes
    } finally {
      reading.delete(name)
    }
  }

  return {
    async get(name, read) {
      const known = kept.get(name)
      if (known) return known
      const current = reading.get(name) ?? readOnce(name, read)
      reading.set(name, current)
      return current
    },
  }
}
