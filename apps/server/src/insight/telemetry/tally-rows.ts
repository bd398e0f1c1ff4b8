import type { TelemetryTally } from '../../context/telemetry.ts'
import { CallError } from '../../runtime/call-error.ts'

export interface RowTally {
  /** A row on its way. */
  follow(keeping: Promise<unknown>): Promise<void>
  /** Rows that are written together. */
  time<Result>(writing: () => Promise<Result>): Promise<Result>
  read(): TelemetryTally
}

export function tallyRows(table: TelemetryTally['table']): RowTally {
  const tally = { table, kept: 0, refused: 0, lost: 0, waiting: 0, batches: 0, batchSeconds: 0 }
  return {
    async follow(keeping) {
      tally.waiting += 1
      try {
        await keeping
        tally.kept += 1
      } catch (error) {
        if (error instanceof CallError) tally.refused += 1
        else tally.lost += 1
        throw error
      } finally {
        tally.waiting -= 1
      }
    },
    async time(writing) {
      const startedAtMs = performance.now()
      try {
        return await writing()
      } finally {
        tally.batches += 1
        tally.batchSeconds += (performance.now() - startedAtMs) / 1000
      }
    },
    read: () => ({ ...tally }),
  }
}
