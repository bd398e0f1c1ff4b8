import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Tracing } from '../runtime/tracing.ts'
import { closeUnusable } from './close-unusable.ts'
import { markErrors } from './database-away.ts'
import { dropNames } from './drop-names.ts'
import { followAllowances } from './follow-allowances.ts'
import { queueQueries } from './queue-queries.ts'
import { refuseWhileSilent } from './refuse-while-silent.ts'
import { answerLimitMs, probed, sessionLimits } from './session-limits.ts'
import { traceQueries } from './trace-queries.ts'

export type Db = ReturnType<typeof openDatabase>['db']
/** What a transaction callback gets; stores take either. */
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0]

export interface DatabaseOptions {
  url: string
  /** A pooler gives each transaction another connection. The role has the limits then, see `keepRoleLimits`. */
  isPooled?: boolean
  maxConnections?: number
  onError: (error: Error) => void
  tracing?: Tracing | null
}

const { statement_timeout, idle_in_transaction_session_timeout } = sessionLimits
const limited = {
  statement_timeout,
  idle_in_transaction_session_timeout,
  async onConnect(client: pg.ClientBase) {
    const threshold = 'pg_trgm.word_similarity_threshold'
    await client.query(`set ${threshold} = ${sessionLimits[threshold]}`)
  },
}

export function openDatabase({
  url,
  isPooled = false,
  maxConnections = 10,
  onError,
  tracing,
}: DatabaseOptions) {
  const pool = new pg.Pool({
    connectionString: url,
    max: maxConnections,
    // A busy machine may take seconds to open one; a database that is down refuses at once.
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 30_000,
    // The database ends a statement that takes too long; where no word of that comes either, it is frozen or cut off.
    query_timeout: answerLimitMs(statement_timeout),
    ...probed,
    application_name: 'grandstand',
    ...(isPooled ? {} : limited),
  })
  // Without a listener, a database restart would end the process: the pool speaks for connections that are idle,
  // each connection for itself while somebody has it, as between two statements of a transaction.
  let isClosing = false
  const tell = (error: Error) => {
    if (!isClosing) onError(error)
  }
  pool.on('error', tell)
  pool.on('connect', client => client.on('error', tell))
  markErrors(pool, refuseWhileSilent(pool, { url, onSilent: tell }))
  closeUnusable(pool)
  followAllowances(pool)
  if (isPooled) dropNames(pool)
  queueQueries(pool)
  if (tracing) traceQueries(pool, tracing)
  // Without the pool in its type: whatever takes a database takes a transaction as well.
  const db: NodePgDatabase = drizzle({ client: pool })
  return {
    db,
    pool,
    // It does not wait until the connections are gone: what a database that stops next says to them is no news.
    close() {
      isClosing = true
      return pool.end()
    },
  }
}
