import { createByteStore } from '../../runtime/byte-store.ts'

export type ReadFile<File> = () => Promise<File | undefined>

export interface HotFiles<File> {
  /** From memory, else by `read`: once, however many ask at the same time. */
  get(name: string, read: ReadFile<File>): Promise<File | undefined>
}

/** What many watch at the same time stays in memory. */
export function createHotFiles<File>(maxBytes: number, bytesOf: (file: File) => number): HotFiles<File> {
  const kept = createByteStore<File>(maxBytes, bytesOf)
  const reading = new Map<string, Promise<File | undefined>>()

  async function readOnce(name: string, read: ReadFile<File>): Promise<File | undefined> {
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
