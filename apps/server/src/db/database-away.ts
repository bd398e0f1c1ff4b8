import type pg from 'pg'

/** On each error of a connection to the database. A socket's error does not say where the socket led. */
const ofDatabase = Symbol('of the database')

export function markErrors(pool: pg.Pool): void {
  pool.connect = marking(pool.connect)
  pool.query = marking(pool.query)
  pool.on('connect', client => {
    client.query = marking(client.query)
  })
}

/** Calls with a callback come from the pool, whose own promise is marked. */
function marking<Ask extends (...args: never[]) => unknown>(ask: Ask): Ask {
  return new Proxy(ask, {
    apply(asked, self, args) {
      const answer = Reflect.apply(asked, self, args)
      if (!(answer instanceof Promise)) return answer
      return answer.catch(error => {
        throw Object.assign(error, { [ofDatabase]: true })
      })
    },
  })
}

/** PostgreSQL classes 08 (connection), 53 (resources) and 57P (shutdown), and sockets to it that are gone. */
export function isDatabaseAway(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (!(ofDatabase in cause)) continue
    const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : ''
    if (/^(08|53|57P)/.test(code) || /^E(CONNREFUSED|CONNRESET|NOENT|PIPE|TIMEDOUT)$/.test(code)) return true
    if (/Connection terminated|timeout exceeded when trying to connect/.test(cause.message)) return true
  }
  return false
}
