import type { Context } from '../../context/context.ts'

/** As many as `deploy/varnish.vcl` takes at once. */
const idsAtOnce = 32
/** An edge that hangs must not keep the server's connections. */
const patienceMs = 3_000

/** One edge, and how much of what has ended it knows. */
export function createEdge(
  { endedPlaybacks }: Pick<Context, 'endedPlaybacks'>,
  { url, key }: { url: string; key: string },
) {
  const headers = { authorization: `Bearer ${key}` }
  let known = 0
  let life: string | null = null

  /** Without ids it only shows whether it is the same as before. */
  async function send(ids: readonly string[]): Promise<void> {
    const signal = AbortSignal.timeout(patienceMs)
    const response = await fetch(`${url}/.edge/ended/${ids.join()}`, { method: 'POST', headers, signal })
    await response.body?.cancel()
    if (response.status !== 204) throw new Error(`The edge answers ${response.status}`)
    const now = response.headers.get('x-edge-life')
    // It has started again, and has forgotten all that it was told.
    if (now !== life) known = 0
    life = now
  }

  return {
    async tell(): Promise<void> {
      await send([])
      const { ids, count } = await endedPlaybacks.after(known)
      const before = life
      for (let from = 0; from < ids.length; from += idsAtOnce) await send(ids.slice(from, from + idsAtOnce))
      if (life === before) known = count
    },
  }
}
