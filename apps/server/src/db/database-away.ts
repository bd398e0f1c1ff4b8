import type pg from 'pg'
import { watchQueries } from './watch-queries.ts'

/** On each error of a connection to the database. A socket's error does not say where the socket led. */
const ofDatabase = Symbol('of the database')

export function markErrors(pool: pg.Pool, onError: (error: unknown) => void): void {
  const mark = (error: unknown) => {
    if (error instanceof Error) Object.assign(error, { [ofDatabase]: true })
    onError(error)
  }
  pool.connect = watchQueries(pool.connect, mark)
  pool.query = watchQueries(pool.query, mark)
  pool.on('connect', client => {
    client.query = watchQueries(client.query, mark)
  })
}

/** A primary became a standby while somebody was connected: writes belong elsewhere. */
export const readOnly = '25006'

/** Of a socket, or of the way to its other end. */
const unreachable =
  /^E(AGAIN|AI_AGAIN|CONNABORTED|CONNREFUSED|CONNRESET|HOSTDOWN|HOSTUNREACH|NETDOWN|NETUNREACH|NOENT|NOTFOUND|PIPE|TIMEDOUT)$/

/** In the driver's words. The last is what a transaction that was cut off gets for its rollback. */
const lost =
  /Connection terminated|timeout exceeded when trying to connect|Query read timeout|is not queryable/

/**
 * PostgreSQL classes 08 (connection), 53 (resources) and 57P (shutdown), a primary that is one no longer, sockets to it
 * that are gone, and statements that it never answers.
 */
export function isDatabaseAway(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (!(ofDatabase in cause)) continue
    const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : ''
    if (code === readOnly || /^(08|53|57P)/.test(code) || unreachable.test(code)) return true
    if (lost.test(cause.message)) return true
  }
  return false
}
