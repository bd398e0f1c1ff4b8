import pg from 'pg'

export interface ListenOptions {
  /** PostgreSQL's own: a pooler cannot LISTEN. */
  url: string
  /** A NOTIFY channel. */
  channel: string
  onMessage: (payload: string) => void
  /** Listening again after a break: what was said meanwhile is lost. */
  onConnected: () => void
  onError: (error: unknown) => void
}

const pauseMs = 300
const pingEveryMs = 5_000

/** One connection of its own that hears NOTIFY; it comes back by itself for as long as nobody stops it. */
export function listen({ url, channel, onMessage, onConnected, onError }: ListenOptions) {
  let isStopped = false
  let client: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined

  async function connect(): Promise<void> {
    const own = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: 3_000,
      query_timeout: 3_000,
      keepAlive: true,
      application_name: 'grandstand changes',
    })
    client = own
    let isOver = false
    const again = (error?: unknown) => {
      if (isOver) return
      isOver = true
      own.end().catch(() => {})
      if (isStopped) return
      if (error) onError(error)
      timer = setTimeout(() => void connect(), pauseMs)
    }
    own.on('error', again)
    own.on('end', () => again())
    own.on('notification', ({ payload }) => onMessage(payload ?? ''))
    try {
      await own.connect()
      await own.query(`listen ${pg.escapeIdentifier(channel)}`)
      onConnected()
      // A connection that died without a word would be believed for ever.
      while (!isOver && !isStopped) {
        await new Promise(resolve => {
          timer = setTimeout(resolve, pingEveryMs)
        })
        if (!isOver && !isStopped) await own.query('select 1')
      }
    } catch (error) {
      again(error)
    }
  }

  void connect()
  return {
    async stop(): Promise<void> {
      isStopped = true
      clearTimeout(timer)
      await client?.end().catch(() => {})
    },
  }
}
