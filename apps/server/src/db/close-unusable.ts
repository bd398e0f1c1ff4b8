import pg from 'pg'
import { errorCode } from '../runtime/error-code.ts'
import { readOnly } from './database-away.ts'
import { isSilence } from './is-silence.ts'
import { isStatement } from './is-statement.ts'
import { watchQueries } from './watch-queries.ts'

/** What a pool would keep although nobody can use it: its place is for a connection that works. */
export function closeUnusable(pool: pg.Pool): void {
  const refused = new WeakSet<pg.ClientBase>()
  pool.on('connect', client => {
    client.query = watchQueries(client.query, (error, asked) => {
      if (errorCode(error) === readOnly) refused.add(client)
      // Its answer may still come, or never: nobody may wait behind it. What follows in its transaction fails at once.
      if (isSilence(error)) close(client)
      // drizzle gives a connection back whose transaction ended, and keeps one whose transaction did not begin.
      if (isBegin(asked)) client.release(true)
    })
  })
  // A connection to what was the primary: the next one may lead to the new one. Who has it ends a transaction on it first.
  pool.on('release', (_error, client) => {
    if (refused.has(client)) close(client)
  })
}

function close(client: pg.ClientBase): void {
  if (client instanceof pg.Client) void client.end().catch(() => {})
}

const isBegin = (asked: unknown) => isStatement(asked) && /^begin\b/.test(asked.text)
