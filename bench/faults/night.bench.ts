import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { judge, scaled } from '../support/scale.ts'
import { audit } from '../support/shop/audit.ts'
import { addShopBuyers, askShop, buyPatiently, type ShopBuyer } from '../support/shop/shop-buyer.ts'
import { buyAllNight, countLostClips, cutAllNight, knockAllNight } from './night/customers.ts'
import { faults, type Stage } from './night/faults.ts'
import { type Night, openNight } from './night/open-night.ts'
import { compare, hashOf, openPlayback, readSegments, type SeenVideo, watch } from './night/player.ts'
import { seeded, shuffled } from './night/seeded.ts'

const seed = Number(process.env.SEED ?? Date.now() % 1_000_000)
const random = seeded(seed)
/** Each round has every fault once, in an order of its own. */
const rounds = scaled(4, 1)
const names = scaled(Object.keys(faults), ['server killed', 'database away'])
const betweenMs = scaled(9_000, 2_000)
const faultMs = scaled(5_000, 1_000)
const playerCount = scaled(50, 3)
const nightMs = rounds * names.length * (betweenMs + faultMs)
const everyMs = { buy: scaled(4_000, 2_000), cut: scaled(15_000, 3_000), knock: 3_000 }
const segmentMs = 2_000
const refundGoalMs = scaled(30_000, 1_000)

/** An hour of a final in ten minutes: a live game, its viewers, buyers and cutters, and one fault after the other. */
export default async function bench(): Promise<void> {
  console.log(
    `  seed ${seed}: SEED=${seed} npm run bench:faults -- night lives through the same faults again`,
  )
  const night = await openNight()
  try {
    await liveThrough(night)
  } finally {
    await night.close()
  }
}

async function liveThrough(night: Night): Promise<void> {
  const { shop, game } = night
  const { pass } = shop.products
  const viewers = await addShopBuyers(shop, playerCount, { product: pass })
  const buyers = await addShopBuyers(shop, Math.floor(nightMs / everyMs.buy), { product: pass })
  const [stranger, refunded] = await addShopBuyers(shop, 2, { product: pass })
  if (!stranger || !refunded) throw new Error('There are no buyers')
  for (const viewer of [...viewers, refunded]) await buyPatiently(viewer, { url: shop.url })

  const seen: SeenVideo = { hashes: new Map(), changed: new Set(), falls: 0, longestStillMs: 0 }
  const players = viewers.map(viewer => watch(shop.url, game.eventId, viewer, seen))
  await Promise.all(players.map(player => player.started))
  const kept = await refund(night, refunded)
  const mediaId = await findMedia(night, refunded)
  const refundedAtMs = performance.now()
  seen.longestStillMs = 0

  const cutters = viewers.slice(0, Math.floor(nightMs / everyMs.cut))
  const [audited, clips, knocked, fullMs] = await Promise.all([
    buyAllNight(shop, buyers, everyMs.buy),
    cutAllNight(shop, { ...game, mediaId }, cutters, everyMs.cut),
    knockAllNight(shop, game.eventId, stranger, { times: nightMs / everyMs.knock, everyMs: everyMs.knock }),
    breakThings(night),
  ])
  const books = await audit(shop, audited)
  const lostClips = await countLostClips(shop, clips)
  await sleep(Math.max(0, refundedAtMs + refundGoalMs - performance.now()))
  const isStillOpen = (await hashOf(kept)) !== null
  const reopened = await openPlayback(shop.url, game.eventId, refunded)
  await Promise.all(players.map(player => player.stop()))
  const lostSegments = await countLostSegments(night, viewers[0] ?? refunded, seen)

  const killed = names.filter(name => name === 'server killed').length * rounds
  const table: [name: string, found: number, atMost: number][] = [
    ['purchases lost', books.lost, 0],
    ['purchases charged or entered twice', books.double, 0],
    ['orders not settled', books.unsettled, 0],
    ['clips refused or lost', cutters.length - clips.size + lostClips, 0],
    ['clips made twice', await countDoubleClips(night), 0],
    // One a kill, and what came while the disk was full: that plays from memory and is a gap later.
    ['segments lost', lostSegments, killed + Math.ceil(fullMs / segmentMs)],
    ['names with other bytes', seen.changed.size, 0],
    ['lists that fell', seen.falls, 0],
    ['opened to somebody who had not paid', knocked, 0],
    ['open after the refund', Number(isStillOpen) + Number(reopened !== ''), 0],
  ]
  for (const [name, found, atMost] of table)
    console.log(
      `  ${name.padEnd(38)} ${String(found).padStart(4)}  (goal ${atMost === 0 ? 0 : `≤ ${atMost}`})`,
    )
  console.log(
    `night: ${rounds * names.length} faults, ${players.length} players, ${audited.length} purchases, ${clips.size} clips, ${seen.hashes.size} segments; the longest still picture ${(seen.longestStillMs / 1000).toFixed(1)} s`,
  )
  const wrong = table.filter(([, found, atMost]) => found > atMost).map(([name]) => name)
  judge(wrong.length === 0, `The night went wrong: ${wrong.join(', ')}`)
}

/** Returns for how long the disk was full, with the segments that it began and ended in. */
async function breakThings(stage: Stage): Promise<number> {
  let fullMs = 0
  for (let round = 0; round < rounds; round += 1) {
    for (const name of shuffled(names, random)) {
      await sleep(betweenMs * (0.5 + random()))
      const lastMs = faultMs * (0.5 + random())
      console.log(
        `  ${name}${stage.filler === null && name === 'disk full' ? ': not tried, since only root may mount a small disk' : ''}`,
      )
      await faults[name]?.(stage, lastMs)
      if (name === 'disk full' && stage.filler !== null) fullMs += lastMs + 2 * segmentMs
    }
  }
  // The last one is over for everybody too.
  await sleep(betweenMs)
  return fullMs
}

async function findMedia({ shop, game }: Night, viewer: ShopBuyer): Promise<number> {
  const { json } = await askShop(viewer, { url: shop.url }, `/events/${game.eventId}`)
  return json.media[0].id
}

/** Returns the address that the buyer had. */
async function refund({ shop, operator, game }: Night, buyer: ShopBuyer): Promise<string> {
  const address = await openPlayback(shop.url, game.eventId, buyer)
  if (address === '') throw new Error('Who has paid cannot watch')
  const { json } = await askShop(buyer, { url: shop.url }, '/orders')
  await operator.post(`/orders/${json.items[0].id}/refund`, {
    reason: 'Asked for it back',
    idempotency_key: randomUUID(),
  })
  return address
}

/** Of all that anybody was shown; what is still there has the bytes that it had. */
async function countLostSegments({ shop, game }: Night, viewer: ShopBuyer, seen: SeenVideo): Promise<number> {
  const address = await openPlayback(shop.url, game.eventId, viewer)
  const segments = readSegments(await (await fetch(`${address}?plain=1`)).text())
  const there = new Set(segments.filter(({ isGap }) => !isGap).map(({ name }) => name))
  let lost = 0
  for (const name of seen.hashes.keys()) {
    const hash = there.has(name) ? await hashOf(new URL(name, address).href) : null
    if (hash === null) lost += 1
    else compare(seen, name, hash)
  }
  return lost
}

async function countDoubleClips({ shop }: Night): Promise<number> {
  const { rows } = await shop.query<{ more: number }>(
    'select (count(*) - count(distinct name))::int as more from clips',
  )
  return rows[0]?.more ?? 0
}
