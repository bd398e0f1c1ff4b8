import pg from 'pg'
import type { Db as JobDatabase } from 'pg-boss'
import type { DatabaseUrls } from '../db/database-urls.ts'
import { listen } from '../db/listen.ts'

interface JobDatabaseOptions extends DatabaseUrls {
  maxConnections: number
  onError: (error: unknown) => void
}

/** pg-boss's own takes one address for everything, and a pooler cannot LISTEN. */
export function openJobDatabase({ url, directUrl, maxConnections, onError }: JobDatabaseOptions) {
  const pool = new pg.Pool({
    connectionString: url,
    max: maxConnections,
    connectionTimeoutMillis: 10_000,
    // It asks every few seconds: what is closed would be opened a moment later.
    idleTimeoutMillis: 300_000,
    application_name: 'grandstand jobs',
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
