import type { Kind, Rows, Tables } from './tables.ts'

export type Transaction = {
  find<K extends Kind>(kind: K, id: string): Tables[K] | undefined
  /** Oldest first. */
  all<K extends Kind>(kind: K): Iterable<Tables[K]>
  put<K extends Kind>(kind: K, row: Tables[K]): void
  remove(kind: Kind, id: string): void
}

export type OpenTransaction = Transaction & {
  /** What it changed: a row, or null for one that is gone. */
  changes(): { kind: Kind; id: string; row: Tables[Kind] | null }[]
  undo(): void
}

/** Nothing else runs between its first change and its end, so it writes in place and remembers how to undo. */
export function beginTransaction(rows: Rows): OpenTransaction {
  const touched = new Map<string, { kind: Kind; id: string }>()
  const undos: (() => void)[] = []

  function remember<K extends Kind>(kind: K, id: string): void {
    const before = rows[kind].get(id)
    touched.set(`${kind} ${id}`, { kind, id })
    undos.push(() => {
      if (before) rows[kind].set(id, before)
      else rows[kind].delete(id)
    })
  }

  return {
    find: (kind, id) => rows[kind].get(id),
    all: kind => rows[kind].values(),
    put(kind, row) {
      remember(kind, row.id)
      rows[kind].set(row.id, row)
    },
    remove(kind, id) {
      remember(kind, id)
      rows[kind].delete(id)
    },
    changes: () =>
      [...touched.values()].map(({ kind, id }) => ({ kind, id, row: rows[kind].get(id) ?? null })),
    undo() {
      for (const step of undos.splice(0).reverse()) step()
    },
  }
}
