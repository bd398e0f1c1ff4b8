import type pg from 'pg'

/**
 * What is asked of a connection while it is busy, as by a list that is read in several parts within a transaction, waits here:
 * the driver means to refuse it.
 */
export function queueQueries(pool: pg.Pool): void {
  pool.on('connect', client => {
    client.query = oneByOne(client.query)
  })
}

/** Queries with a callback, and streams of rows, belong to callers that hold the connection for themselves. */
export function oneByOne<Query extends (...args: never[]) => unknown>(query: Query): Query {
  let open = 0
  let last: Promise<unknown> = Promise.resolve()
  return new Proxy(query, {
    apply(ask, self, args) {
      const run = () => Reflect.apply(ask, self, args)
      if (typeof args.at(-1) === 'function' || isStream(args[0])) return run()
      const answer = open === 0 ? run() : last.then(run)
      const settle = () => {
        open -= 1
      }
      open += 1
      last = Promise.resolve(answer).then(settle, settle)
      return answer
    },
  })
}

const isStream = (asked: unknown) => typeof asked === 'object' && asked !== null && 'submit' in asked
