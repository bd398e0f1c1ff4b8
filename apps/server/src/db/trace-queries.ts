import type pg from 'pg'
import type { Tracing } from '../runtime/tracing.ts'
import { isStatement } from './is-statement.ts'

const maxLength = 2_000

/**
 * Each statement is a span, with its text and never its parameters. `pool.query` is traced itself: its connection may come
 * in the context of another caller, who gave it back. Calls with a callback come from the pool, which traced them already.
 */
export function traceQueries(pool: pg.Pool, tracing: Tracing): void {
  pool.query = traced(pool.query, tracing)
  pool.on('connect', client => {
    client.query = traced(client.query, tracing)
  })
}

function traced<Query extends (...args: never[]) => unknown>(query: Query, tracing: Tracing): Query {
  return new Proxy(query, {
    apply(ask, self, args) {
      const text = readText(args[0])
      if (text === null || typeof args.at(-1) === 'function') return Reflect.apply(ask, self, args)
      const operation = text.split(' ', 1)[0]?.toUpperCase() ?? ''
      const span = tracing.begin(`SQL ${operation}`, {
        kind: 'client',
        attributes: {
          'db.system.name': 'postgresql',
          'db.operation.name': operation,
          'db.query.text': text.slice(0, maxLength),
        },
      })
      const answer = Reflect.apply(ask, self, args)
      Promise.resolve(answer).then(
        () => span.end('ok'),
        () => span.end('failed'),
      )
      return answer
    },
  })
}

/** Null: no statement, but a stream of rows. */
function readText(asked: unknown): string | null {
  const text = isStatement(asked) ? asked.text : asked
  return typeof text === 'string' ? text.replace(/\s+/g, ' ').trim() : null
}
