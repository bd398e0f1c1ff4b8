import type pg from 'pg'

/**
 * A statement that was prepared under a name belongs to one connection of the database, and a pooler gives the next
 * transaction another. PgBouncer follows names from 1.21 on; without them every version will do.
 */
export function dropNames(pool: pg.Pool): void {
  pool.on('connect', client => {
    client.query = unnamed(client.query)
  })
}

/** What `pool.query` is asked for comes to a connection too. */
function unnamed<Ask extends (...args: never[]) => unknown>(ask: Ask): Ask {
  return new Proxy(ask, {
    apply: (asked, self, [first, ...rest]) => Reflect.apply(asked, self, [withoutName(first), ...rest]),
  })
}

function withoutName(asked: unknown): unknown {
  if (typeof asked !== 'object' || asked === null || !('name' in asked) || 'submit' in asked) return asked
  const { name: _, ...rest } = asked
  return rest
}
