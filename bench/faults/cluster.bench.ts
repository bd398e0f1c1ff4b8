import { setTimeout as sleep } from 'node:timers/promises'
import { judge, scaled } from '../support/scale.ts'
import { type Audited, audit, report } from '../support/shop/audit.ts'
import { addShopBuyers, buyPatiently, type ShopBuyer } from '../support/shop/shop-buyer.ts'
import { breakParts } from './cluster/break-parts.ts'
import { killOwner } from './cluster/kill-owner.ts'
import { killPrimary } from './cluster/kill-primary.ts'
import { openStadium, type Stadium } from './cluster/open-stadium.ts'
import { buyAllNight } from './night/customers.ts'
import { type SeenVideo, watch } from './night/player.ts'

const kills = { primary: scaled(5, 1), owner: scaled(5, 1) }
const playerCount = scaled(10, 2)
const buyEveryMs = 500
const buyersPerKill = scaled(50, 6)
const calmMs = scaled(5_000, 1_000)
const goals = { writesSeconds: 30, stillSeconds: 8, playingSeconds: 8 }
const seconds = (ms: number) => (ms / 1000).toFixed(1)

/** The deployment of `npm run cluster` while a game is live and sold, and its parts die or hang. */
export default async function bench(): Promise<void> {
  const stadium = await openStadium()
  if (!stadium) return
  try {
    const { shop, game } = stadium
    const viewers = await addShopBuyers(shop, playerCount, { product: shop.products.pass })
    for (const viewer of viewers) await buyPatiently(viewer, { url: shop.url })
    const seen: SeenVideo = { hashes: new Map(), changed: new Set(), falls: 0, longestStillMs: 0 }
    const players = viewers.map(viewer => watch(shop.url, game.eventId, viewer, seen))
    await Promise.all(players.map(player => player.started))
    const failedOver = await failOver(stadium, seen)
    await breakOthers(stadium, seen)
    for (const player of players) await player.stop()
    await loseOwners(stadium, viewers)
    // Everything is measured before anything is judged.
    judge(failedOver.writesSeconds <= goals.writesSeconds, 'Writes are away for too long')
    judge(failedOver.stillSeconds <= goals.stillSeconds, 'Players stood still')
  } finally {
    await stadium.close()
  }
}

async function failOver({ cluster, shop }: Stadium, seen: SeenVideo) {
  seen.longestStillMs = 0
  const bought: Audited[] = []
  const awayMs: number[] = []
  for (let kill = 0; kill < kills.primary; kill += 1) {
    const buyers = await addShopBuyers(shop, buyersPerKill, { product: shop.products.pass })
    // From before the kill until after it; nobody waits for the one before.
    const buying = buyAllNight(shop, buyers, buyEveryMs)
    await sleep(calmMs)
    awayMs.push(await killPrimary(cluster))
    bought.push(...(await buying))
  }
  report(`the primary killed ${kills.primary} times`, await audit(shop, bought))
  console.log(
    `  writes again after ${awayMs.map(seconds).join(', ')} s (goal ≤ ${goals.writesSeconds}); ${playerCount} players, the longest without a new segment ${seconds(seen.longestStillMs)} s (goal ≤ ${goals.stillSeconds}), ${seen.falls} lists fell (goal 0), ${seen.changed.size} names with other bytes (goal 0)`,
  )
  return { writesSeconds: Math.max(...awayMs) / 1000, stillSeconds: seen.longestStillMs / 1000 }
}

async function breakOthers(stadium: Stadium, seen: SeenVideo): Promise<void> {
  for (const { name, fault, pages, keys, longestStillMs } of await breakParts(stadium, seen))
    console.log(
      `  ${name} ${fault}: ${pages.failed} of ${pages.asked} pages and ${keys.failed} of ${keys.asked} writes not answered within 5 s, a player at most ${seconds(longestStillMs)} s without a new segment`,
    )
}

async function loseOwners(stadium: Stadium, [viewer]: readonly ShopBuyer[]): Promise<void> {
  if (!viewer) throw new Error('There is no viewer')
  const lost: number[] = []
  const playingMs: number[] = []
  for (let kill = 0; kill < kills.owner; kill += 1) {
    await sleep(calmMs)
    const { playingAfterMs, lostSegments } = await killOwner(stadium, viewer)
    playingMs.push(playingAfterMs)
    lost.push(lostSegments)
  }
  const { rows } = await stadium.shop.query<{ count: number }>(
    'select count(*)::int as count from event_media where video_id is not null and event_id = $1',
    [stadium.game.eventId],
  )
  console.log(
    `the owner of the camera killed ${kills.owner} times: playing again after ${playingMs.map(seconds).join(', ')} s (goal ≤ ${goals.playingSeconds}), ${lost.join(', ')} segments lost (goal 0), ${rows[0]?.count} recordings (goal 1)`,
  )
}
