import { findFirstPieces } from '../core/find-first-piece.ts'
import { isLongWay } from '../core/judge-parts.ts'
import { type FileTimes, timesOf } from './times-of.ts'
import { withoutToken } from './with-token.ts'

export interface EarlyFile extends FileTimes {
  data: string | ArrayBuffer
}

/** What was asked for before there was a player. */
export interface EarlyFiles {
  /** Only once; null: it was not asked for. Rejects where it did not come. */
  take(url: string): Promise<EarlyFile> | null
  /** The first pieces are on their way, or it takes long: drawing would keep them waiting. */
  areAsked: Promise<void>
}

/** A live list that has waited longer is not the newest any more. */
const freshMs = 1_500
/** A short way takes less. */
const shortWayMs = 30
/** For the first byte. The player asks again by itself. */
const patienceMs = 8_000

interface WarmUp {
  url: string
  /** Where a replay begins; null: its player finds that out. */
  startSeconds: number | null
}

/** The lists and the first pieces of a video are on their way while the page still draws its player. */
export function warmUp({ url, startSeconds }: WarmUp): EarlyFiles {
  const files = new Map<string, Promise<EarlyFile>>()

  function ask<Data extends EarlyFile['data']>(
    address: string,
    read: (response: Response) => Promise<Data>,
  ): Promise<EarlyFile & { data: Data }> {
    const file = fetchEarly(address, read)
    files.set(withoutToken(address), file)
    return file
  }

  async function askAll(listUrl: string): Promise<void> {
    const { data: list, startMs, firstMs } = await ask(listUrl, response => response.text())
    // The player chooses among sizes by itself.
    if (list.includes('#EXT-X-STREAM-INF')) return
    // On such a way a live player takes whole segments.
    if (startSeconds === null || isLongWay(firstMs - startMs)) return
    for (const piece of findFirstPieces(list, startSeconds))
      ask(new URL(piece, listUrl).href, response => response.arrayBuffer()).catch(() => {})
  }

  const areAsked = askAll(new URL(url, location.href).href).catch(() => {})
  return {
    areAsked: Promise.race([areAsked, new Promise<void>(resolve => setTimeout(resolve, shortWayMs))]),
    take(wanted) {
      const key = withoutToken(wanted)
      const file = files.get(key)
      files.delete(key)
      return file?.then(requireFresh) ?? null
    },
  }
}

async function fetchEarly<Data>(address: string, read: (response: Response) => Promise<Data>) {
  const startMs = performance.now()
  const giving = new AbortController()
  const timer = setTimeout(() => giving.abort(), patienceMs)
  const response = await fetch(address, { signal: giving.signal }).finally(() => clearTimeout(timer))
  if (!response.ok) throw new Error(`${address} was answered with ${response.status}`)
  const data = await read(response)
  return { data, ...timesOf(response.url, startMs) }
}

function requireFresh(file: EarlyFile): EarlyFile {
  const isLive = typeof file.data === 'string' && file.data.includes('#EXT-X-PART-INF')
  if (isLive && performance.now() - file.endMs > freshMs) throw new Error('The list is no longer the newest')
  return file
}
