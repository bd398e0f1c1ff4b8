export interface EndedLog {
  /** Those that it knows already change nothing. */
  add(ids: readonly string[], heardAtMs: number): void
  has(id: string): boolean
  /** How many it has heard of; also what `after` takes. */
  count(): number
  /** Those that it heard of after this count, in the order in which it did, as far as it remembers. */
  after(count: number): string[]
  forgetBefore(ms: number): void
}

/** Players that have ended, each once, in the order in which they were heard of. */
export function createEndedLog(): EndedLog {
  const known = new Set<string>()
  let entries: { id: string; heardAtMs: number }[] = []
  let forgotten = 0
  return {
    add(ids, heardAtMs) {
      for (const id of ids) {
        if (known.has(id)) continue
        known.add(id)
        entries.push({ id, heardAtMs })
      }
    },
    has: id => known.has(id),
    count: () => forgotten + entries.length,
    after: count => entries.slice(Math.max(0, count - forgotten)).map(({ id }) => id),
    forgetBefore(ms) {
      const first = entries.findIndex(({ heardAtMs }) => heardAtMs >= ms)
      const old = entries.slice(0, first < 0 ? entries.length : first)
      if (old.length === 0) return
      for (const { id } of old) known.delete(id)
      entries = entries.slice(old.length)
      forgotten += old.length
    },
  }
}
