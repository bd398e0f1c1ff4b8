/** So many bytes in memory; what was not asked for the longest goes first. */
export function createByteStore<Value>(maxBytes: number, bytesOf: (value: Value) => number) {
  const kept = new Map<string, Value>()
  let keptBytes = 0
  return {
    get(name: string): Value | undefined {
      const known = kept.get(name)
      if (known === undefined) return undefined
      // To the end of the line.
      kept.delete(name)
      kept.set(name, known)
      return known
    },
    set(name: string, value: Value): void {
      const length = bytesOf(value)
      if (length > maxBytes / 4 || kept.has(name)) return
      kept.set(name, value)
      keptBytes += length
      for (const [oldest, old] of kept) {
        if (keptBytes <= maxBytes) return
        kept.delete(oldest)
        keptBytes -= bytesOf(old)
      }
    },
  }
}
