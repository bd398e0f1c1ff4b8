import pg from 'pg'
import type { Db as JobDatabase } from 'pg-boss'
import { type DatabaseUrls, isPooled } from '../db/database-urls.ts'
import { listen } from '../db/listen.ts'
import { answerLimitMs, probed } from '../db/session-limits.ts'

interface JobDatabaseOptions extends DatabaseUrls {
  maxConnections: number
  onError: (error: unknown) => void
}

/** Nobody waits for what a queue does to keep itself in order, so it may take longer than a request. */
const statement_timeout = 30_000

/** pg-boss's own takes one address for everything, and a pooler cannot LISTEN. */
export function openJobDatabase({ url, directUrl, maxConnections, onError }: JobDatabaseOptions) {
  const pool = new pg.Pool({
    connectionString: url,
    max: maxConnections,
    connectionTimeoutMillis: 10_000,
    // It asks every few seconds: what is closed would be opened a moment later.
    idleTimeoutMillis: 300_000,
    query_timeout: answerLimitMs(statement_timeout),
    ...probed,
    application_name: 'grandstand jobs',
    // Behind a pooler the limits are those of the role.
    ...(isPooled({ url, directUrl }) ? {} : { statement_timeout }),
  })
  pool.on('error', onError)
  const db: JobDatabase = {
    executeSql: (text, values) => pool.query(text, values),
    async listen(channel, onMessage, onConnected) {
      const { stop } = listen({ url: directUrl, channel, onMessage, onConnected, onError })
      return { close: stop }
    },
  }
  return { db, close: () => pool.end() }
}
