import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { askShop, type ShopBuyer } from '../../support/shop/shop-buyer.ts'

/** What all players of a night have seen of its video, by the names of segments. */
export interface SeenVideo {
  /** The bytes that each name stood for when somebody first fetched it. */
  hashes: Map<string, string>
  /** Names that stood for other bytes later. */
  changed: Set<string>
  /** Lists that were shorter than before for the same player. */
  falls: number
  longestStillMs: number
}

export interface Watching {
  /** Resolves once it has seen its first segment. */
  started: Promise<void>
  /** The last address that it was given. */
  address(): string
  stop(): Promise<void>
}

const pollMs = 1_000

/** A viewer without a screen: follows the list, fetches every segment, and asks for another address when one is refused. */
export function watch(url: string, eventId: number, viewer: ShopBuyer, seen: SeenVideo): Watching {
  const started = Promise.withResolvers<void>()
  let isOver = false
  let address = ''
  let listed = 0
  let lastAtMs: number | null = null
  const fetched = new Set<string>()

  async function look(): Promise<void> {
    address ||= await openPlayback(url, eventId, viewer)
    if (address === '') return
    const list = await fetch(`${address}?plain=1`, { signal: AbortSignal.timeout(10_000) })
    if (list.status === 401 || list.status === 403 || list.status === 404) address = ''
    if (!list.ok) return
    const segments = readSegments(await list.text())
    if (segments.length < listed) seen.falls += 1
    listed = segments.length
    for (const { name, isGap } of segments.slice(-3)) {
      if (isGap || fetched.has(name)) continue
      const hash = await hashOf(new URL(name, address).href)
      if (hash === null) continue
      fetched.add(name)
      compare(seen, name, hash)
      const atMs = performance.now()
      if (lastAtMs !== null) seen.longestStillMs = Math.max(seen.longestStillMs, atMs - lastAtMs)
      lastAtMs = atMs
      started.resolve()
    }
  }

  const watching = (async () => {
    while (!isOver) {
      await look().catch(() => {})
      await sleep(pollMs)
    }
  })()
  return {
    started: started.promise,
    address: () => address,
    async stop() {
      isOver = true
      await watching
    },
  }
}

/** Empty: not now. */
export async function openPlayback(url: string, eventId: number, viewer: ShopBuyer): Promise<string> {
  const { status, json } = await askShop(viewer, { url }, `/events/${eventId}/playback`, {})
  return status === 200 ? url + json.url : ''
}

export function compare(seen: SeenVideo, name: string, hash: string): void {
  const known = seen.hashes.get(name)
  if (known === undefined) seen.hashes.set(name, hash)
  else if (known !== hash) seen.changed.add(name)
}

/** Null: not to be had. */
export async function hashOf(url: string): Promise<string | null> {
  const response = await fetch(url, { signal: AbortSignal.timeout(10_000) })
  if (!response.ok) return null
  return createHash('sha256')
    .update(await response.bytes())
    .digest('hex')
}

export function readSegments(list: string): { name: string; isGap: boolean }[] {
  return [...list.matchAll(/(#EXT-X-GAP\n)?#EXTINF:[^\n]*\n(?:#[^\n]*\n)*([^#\n]+)/g)].map(
    ([, gap, name = '']) => ({
      name,
      isGap: gap !== undefined,
    }),
  )
}
