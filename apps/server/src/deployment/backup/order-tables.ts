export interface Reference {
  from: string
  to: string
}

/** Each table after those that it refers to, so that rows can be put in one table after the other. */
export function orderTables(tables: readonly string[], references: readonly Reference[]): string[] {
  const ordered: string[] = []
  let waiting = [...tables]
  while (waiting.length > 0) {
    const stillWaiting = new Set(waiting)
    // A table may refer to itself: its rows come in one statement, and references are looked at when that ends.
    const isReady = (name: string) =>
      references.every(({ from, to }) => from !== name || to === name || !stillWaiting.has(to))
    const ready = waiting.filter(isReady)
    if (ready.length === 0)
      throw new Error(`These tables refer to each other in a circle: ${waiting.join(', ')}`)
    ordered.push(...ready)
    waiting = waiting.filter(name => !ready.includes(name))
  }
  return ordered
}
