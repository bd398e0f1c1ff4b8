import pg from 'pg'
import { isSilence } from './is-silence.ts'

const patienceMs = 3_000
const everyMs = 1_000

/**
 * A database that is frozen or cut off takes what is sent and never answers. Once somebody has waited for their whole limit,
 * others need not: a connection of its own asks once a second, and until it gets an answer all who come are refused. Returns
 * what is to be told of each error.
 */
export function refuseWhileSilent(
  pool: pg.Pool,
  { url, onSilent }: { url: string; onSilent: (error: Error) => void },
): (error: unknown) => void {
  /** Of the last question, or the one under way; null: nobody doubts. */
  let isThere: Promise<boolean> | null = null
  let isRefusing = false

  async function ask(): Promise<void> {
    isThere = isAnswering(url)
    if (await isThere) {
      isThere = null
      isRefusing = false
      return
    }
    if (!isRefusing) onSilent(new DatabaseSilent())
    isRefusing = true
    setTimeout(() => {
      if (!pool.ending) void ask()
    }, everyMs).unref()
  }

  async function admit(): Promise<void> {
    if (isRefusing || !(await isThere)) throw new DatabaseSilent()
  }

  pool.connect = new Proxy(pool.connect, {
    apply(connect, self, args) {
      if (isThere === null) return Reflect.apply(connect, self, args)
      const connecting = admit().then(() => Reflect.apply(connect, self, args))
      const [done] = args
      return typeof done === 'function' ? void connecting.catch(done) : connecting
    },
  })
  return error => {
    if (isThere === null && isSilence(error)) void ask()
  }
}

class DatabaseSilent extends Error {
  readonly code = 'ETIMEDOUT'

  constructor() {
    super('The database does not answer')
  }
}

async function isAnswering(connectionString: string): Promise<boolean> {
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: patienceMs,
    query_timeout: patienceMs,
    application_name: 'grandstand',
  })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('select 1')
    return true
  } catch (error) {
    // A refusal is an answer too: new callers get it at once.
    return !isSilence(error)
  } finally {
    void client.end().catch(() => {})
  }
}
