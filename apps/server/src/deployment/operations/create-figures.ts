import type { Context } from '../../context/context.ts'
import { type FigureRow, readFigureRows } from './figures-store.ts'

/** Several who ask at once, or every second, cost the database one question in so long. */
const keptMs = 10_000

export interface Figures {
  /** Empty while the database is away. */
  rows: readonly FigureRow[]
  isDatabaseUp: boolean
}

/** The state of the deployment, for monitoring. Each process keeps its own answer. */
export function createFigures({ db }: Pick<Context, 'db'>): () => Promise<Figures> {
  let known: { atMs: number; figures: Promise<Figures> } | undefined
  const read = (): Promise<Figures> =>
    readFigureRows(db).then(
      rows => ({ rows, isDatabaseUp: true }),
      () => ({ rows: [], isDatabaseUp: false }),
    )
  return () => {
    const nowMs = performance.now()
    if (!known || nowMs - known.atMs > keptMs) known = { atMs: nowMs, figures: read() }
    return known.figures
  }
}
