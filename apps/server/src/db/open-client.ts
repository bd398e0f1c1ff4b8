import pg from 'pg'
import { liftSessionLimits, probed } from './session-limits.ts'

/** One connection of its own, past any pooler, for work that takes as long as it takes. Who opens it ends it. */
export async function openClient(directUrl: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: directUrl,
    connectionTimeoutMillis: 10_000,
    // Nothing limits its statements: this alone finds that the other end is gone.
    ...probed,
  })
  // A connection that breaks between queries reports here; the query after it fails with its own error.
  client.on('error', () => {})
  await client.connect()
  await liftSessionLimits(client)
  return client
}
