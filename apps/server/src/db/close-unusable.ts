import pg from 'pg'
import { errorCode } from '../runtime/error-code.ts'
import { readOnly } from './database-away.ts'
import { watchQueries } from './watch-queries.ts'

/** What a pool would keep although nobody can use it: its place is for a connection that works. */
export function closeUnusable(pool: pg.Pool): void {
  const refused = new WeakSet<pg.ClientBase>()
  pool.on('connect', client => {
    client.query = watchQueries(client.query, (error, asked) => {
      if (errorCode(error) === readOnly) refused.add(client)
      // drizzle gives a connection back whose transaction ended, and keeps one whose transaction did not begin.
      if (isBegin(asked)) client.release(true)
    })
  })
  // A connection to what was the primary: the next one may lead to the new one. Who has it ends a transaction on it first.
  pool.on('release', (_error, client) => {
    if (refused.has(client) && client instanceof pg.Client) void client.end().catch(() => {})
  })
}

const isBegin = (asked: unknown) =>
  typeof asked === 'object' &&
  asked !== null &&
  'text' in asked &&
  typeof asked.text === 'string' &&
  /^begin\b/.test(asked.text)
