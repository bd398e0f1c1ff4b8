import { readdir } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { RunningPart } from '../../../scripts/cluster/run-part.ts'
import type { ShopBuyer } from '../../support/shop/shop-buyer.ts'
import { openPlayback, readSegments } from '../night/player.ts'
import type { Stadium } from './open-stadium.ts'

const everyMs = 200
const playWithinMs = 60_000

export interface OwnerKilled {
  /** Until there was a new segment to play, asked as a page does that opens the game again. */
  playingAfterMs: number
  /** Segments that were shown before and are not on its disk. */
  lostSegments: number
}

/** Kill −9 of the process that records the game. Its encoder comes back through HAProxy to the other. */
export async function killOwner(stadium: Stadium, viewer: ShopBuyer): Promise<OwnerKilled> {
  const { shop, game } = stadium
  const owner = await findOwner(stadium)
  const before = await readShown(shop.url, game.eventId, viewer)
  owner.signal('SIGKILL')
  const killedAtMs = performance.now()
  // What the owner had finished in its last moments, as caches still have it, is none of its successor's.
  const last = await readShown(shop.url, game.eventId, viewer)
  const known = new Set([...before, ...last].map(toFile))
  while (!(await readShown(shop.url, game.eventId, viewer)).some(url => !known.has(toFile(url)))) {
    if (performance.now() - killedAtMs > playWithinMs) throw new Error('The game did not go on')
    await sleep(everyMs)
  }
  const playingAfterMs = performance.now() - killedAtMs
  await owner.start()
  const kept = await readdir(join(stadium.cluster.settings.dir, owner.part.name, 'media'), {
    recursive: true,
  })
  const names = new Set(kept.map(file => basename(file)))
  const lost = before.filter(url => !names.has(basename(new URL(url).pathname)))
  return { playingAfterMs, lostSegments: lost.length }
}

async function findOwner({ cluster, shop }: Stadium): Promise<RunningPart> {
  const { rows } = await shop.query<{ url: string }>(
    'select url from cameras join nodes on nodes.id = owner_node where owner_until > now() limit 1',
  )
  const owner = ['ingest1', 'ingest2']
    .map(cluster.part)
    .find(({ part }) => `http://${part.address}` === rows[0]?.url)
  if (!owner) throw new Error('Nobody records the game')
  return owner
}

/** The addresses of what is in the list now. */
async function readShown(url: string, eventId: number, viewer: ShopBuyer): Promise<string[]> {
  const address = await openPlayback(url, eventId, viewer).catch(() => '')
  if (address === '') return []
  const list = await fetch(`${address}?plain=1`, { signal: AbortSignal.timeout(5_000) }).catch(() => null)
  if (!list?.ok) return []
  const segments = readSegments(await list.text().catch(() => ''))
  return segments.flatMap(({ name, isGap }) => (isGap ? [] : [new URL(name, address).href]))
}

/** Tokens differ from one asking to the next; the video and the file do not. */
const toFile = (url: string) => {
  const [, video = '', file = ''] = /\/media\/[0-9a-z]+-([0-9a-z]+)[^/]*\/(.*)$/.exec(url) ?? []
  return `${video}/${file}`
}
