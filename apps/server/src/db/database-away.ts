import type pg from 'pg'
import { watchQueries } from './watch-queries.ts'

/** On each error of a connection to the database. A socket's error does not say where the socket led. */
const ofDatabase = Symbol('of the database')

export function markErrors(pool: pg.Pool): void {
  pool.connect = watchQueries(pool.connect, mark)
  pool.query = watchQueries(pool.query, mark)
  pool.on('connect', client => {
    client.query = watchQueries(client.query, mark)
  })
}

const mark = (error: unknown) => {
  if (error instanceof Error) Object.assign(error, { [ofDatabase]: true })
}

/** A primary became a standby while somebody was connected: writes belong elsewhere. */
export const readOnly = '25006'

/**
 * PostgreSQL classes 08 (connection), 53 (resources) and 57P (shutdown), a primary that is one no longer, and sockets to
 * it that are gone.
 */
export function isDatabaseAway(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (!(ofDatabase in cause)) continue
    const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : ''
    if (
      code === readOnly ||
      /^(08|53|57P)/.test(code) ||
      /^E(CONNREFUSED|CONNRESET|NOENT|PIPE|TIMEDOUT)$/.test(code)
    )
      return true
    if (/Connection terminated|timeout exceeded when trying to connect/.test(cause.message)) return true
  }
  return false
}
