import type { Context } from '../../context/context.ts'
import { repeat } from '../../runtime/repeat.ts'
import { createEdge } from './create-edge.ts'

interface EdgeOptions {
  urls: readonly string[]
  /** Shows an edge that this server is asking. */
  key: string
}

const everyMs = 1_000

/**
 * Tells edges which players have ended, because they check tokens themselves. Each edge has its own position in what this
 * process has heard: after an absence it is told what it missed. Every web process does this; hearing it twice does no harm.
 */
export function startTellingEdges(
  ctx: Pick<Context, 'endedPlaybacks' | 'log'>,
  { urls, key }: EdgeOptions,
): { stop(): Promise<void> } {
  const tellings = urls.map(url => {
    const edge = createEdge(ctx, { url, key })
    return repeat({
      everyMs,
      run: edge.tell,
      onError: error =>
        ctx.log.warn({ error, edge: url }, 'An edge was not told which players have ended; it is told again'),
    })
  })
  return {
    async stop() {
      await Promise.all(tellings.map(telling => telling.stop()))
    },
  }
}
