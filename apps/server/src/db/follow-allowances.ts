import type pg from 'pg'
import { isStatement } from './is-statement.ts'
import { answerLimitMs, readAllowance } from './session-limits.ts'

/** A transaction that `allowSeconds` gave more time waits for its answers for as long. */
export function followAllowances(pool: pg.Pool): void {
  pool.on('connect', client => {
    client.query = withAllowance(client.query)
  })
}

function withAllowance<Ask extends (...args: never[]) => unknown>(ask: Ask): Ask {
  let allowedMs: number | null = null
  return new Proxy(ask, {
    apply(asked, self, [first, ...rest]) {
      // A pool's own statements, which are in no transaction, come with a callback.
      if (!isStatement(first) || typeof rest.at(-1) === 'function')
        return Reflect.apply(asked, self, [first, ...rest])
      allowedMs = readAllowance(first.text) ?? allowedMs
      const query_timeout = allowedMs === null ? undefined : answerLimitMs(allowedMs)
      if (/^(commit|rollback)$/.test(first.text)) allowedMs = null
      const statement = query_timeout === undefined ? first : { ...first, query_timeout }
      return Reflect.apply(asked, self, [statement, ...rest])
    },
  })
}
