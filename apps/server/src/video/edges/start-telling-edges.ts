import type { Context } from '../../context/context.ts'
import { repeat } from '../../runtime/repeat.ts'
import { listEndedPlaybacks } from '../playback/index.ts'

interface EdgeOptions {
  urls: readonly string[]
  /** Shows an edge that this server is asking. */
  key: string
}

const everyMs = 1_000
/** An edge that hangs must not keep the others from being told. */
const patienceMs = 3_000
const atOnce = 20

/**
 * Tells edges which players have ended, because they check tokens themselves. Each edge has its own position in the list: after
 * an absence it is told what it missed, for as long as a token lives. Every web process does this; hearing it twice does no harm.
 */
export function startTellingEdges(ctx: Pick<Context, 'db' | 'log'>, { urls, key }: EdgeOptions) {
  const headers = { authorization: `Bearer ${key}` }
  const edges = urls.map(url => ({ url, since: null as string | null, told: new Set<string>() }))

  async function tell(edge: (typeof edges)[number]): Promise<void> {
    const { ids, goOnFrom } = await listEndedPlaybacks(ctx.db, edge.since)
    const news = ids.filter(id => !edge.told.has(id))
    for (let from = 0; from < news.length; from += atOnce)
      await Promise.all(news.slice(from, from + atOnce).map(id => tellOne(edge.url, id)))
    // The list is read with an overlap, so that what it repeats is what was told last.
    edge.told = new Set(ids)
    edge.since = goOnFrom
  }

  async function tellOne(url: string, id: string): Promise<void> {
    const signal = AbortSignal.timeout(patienceMs)
    const response = await fetch(`${url}/.edge/ended/${id}`, { method: 'POST', headers, signal })
    await response.body?.cancel()
    if (response.status !== 204) throw new Error(`The edge answers ${response.status}`)
  }

  const tellings = edges.map(edge =>
    repeat({
      everyMs,
      run: () => tell(edge),
      onError: error =>
        ctx.log.warn(
          { error, edge: edge.url },
          'An edge was not told which players have ended; it is told again',
        ),
    }),
  )
  return {
    async stop(): Promise<void> {
      await Promise.all(tellings.map(telling => telling.stop()))
    },
  }
}
