import type { ErrorRow, Telemetry } from '../../context/telemetry.ts'
import type { Db } from '../../db/connection.ts'
import { createBatcher } from '../../runtime/batcher.ts'
import { createBriefCache } from '../../runtime/brief-cache.ts'
import { createVisitorMarker } from './create-visitor-marker.ts'
import { tallyRows } from './tally-rows.ts'
import { appendRows, countErrors, dayTables } from './telemetry-store.ts'

/** So long a row waits in a rush for others to be written with it. */
const everyMs = 200
const maxItems = 1_000
/** Some 10 MB, and about a second of the greatest rush. */
const maxWaiting = 20_000

/**
 * What was answered is in the database, so that a process that dies loses nothing that it took; each process of the role gathers
 * for itself. `db` should be a pool of its own, so that nobody else waits for this.
 */
export function createTelemetry({ db }: { db: Db }): Telemetry {
  const ofTables = dayTables.map(tallyRows)
  const ofErrors = tallyRows('errors')
  const options = { everyMs, maxItems, maxWaiting, retriesAlone: true }
  /** A lane for each table; channels go together. */
  const batchRows = createBatcher<object, null>({
    ...options,
    async run(lane, rows) {
      const table = dayTables[lane]
      if (table) await ofTables[lane]?.time(() => appendRows(db, table, rows))
      return rows.map(() => null)
    },
  })
  const batchErrors = createBatcher<ErrorRow, null>({
    ...options,
    async run(_lane, rows) {
      await ofErrors.time(() => countErrors(db, rows))
      return rows.map(() => null)
    },
  })
  return {
    async keep(table, row) {
      const lane = dayTables.indexOf(table)
      await ofTables[lane]?.follow(batchRows(lane, row))
    },
    async countError(row) {
      await ofErrors.follow(batchErrors(0, row))
    },
    admitCause: createBriefCache(),
    markVisitor: createVisitorMarker(db),
    listTallies: () => [...ofTables, ofErrors].map(tally => tally.read()),
  }
}
