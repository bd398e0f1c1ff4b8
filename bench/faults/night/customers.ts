import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Audited } from '../../support/shop/audit.ts'
import type { Shop } from '../../support/shop/open-shop.ts'
import { askShop, buyPatiently, type ShopBuyer } from '../../support/shop/shop-buyer.ts'
import { openPlayback } from './player.ts'

/** Each buys in turn, while the night goes on; nobody waits for the one before. */
export async function buyAllNight(
  { url }: Pick<Shop, 'url'>,
  buyers: readonly ShopBuyer[],
  everyMs: number,
): Promise<Audited[]> {
  const purchases: Promise<Audited>[] = []
  for (const buyer of buyers) {
    const purchase = buyPatiently(buyer, { url })
    purchases.push(purchase.then(wasTold => ({ buyer, wasTold, faultAtMs: Date.now() })))
    await sleep(everyMs)
  }
  return Promise.all(purchases)
}

/** Each cuts a clip of its own, with the same key until the server has an answer. Returns the ids of those that it confirmed. */
export async function cutAllNight(
  { url }: Shop,
  game: { eventId: number; mediaId: number },
  cutters: readonly ShopBuyer[],
  everyMs: number,
): Promise<Map<number, ShopBuyer>> {
  const clips = new Map<number, ShopBuyer>()
  for (const cutter of cutters) {
    const body = {
      event_id: game.eventId,
      event_media_id: game.mediaId,
      name: `Clip of ${cutter.userId}`,
      start_time: 1,
      duration: 3,
      tags: ['goal'],
      idempotency_key: randomUUID(),
    }
    for (let tries = 0; tries < 30; tries += 1) {
      const answer = await askShop(cutter, { url }, '/clip', body).catch(() => null)
      if (answer?.status === 200) {
        clips.set(answer.json.id, cutter)
        break
      }
      await sleep(1_000)
    }
    await sleep(everyMs)
  }
  return clips
}

/** Who has paid nothing asks for the game again and again. Returns how often it opened. */
export async function knockAllNight(
  { url }: Shop,
  eventId: number,
  stranger: ShopBuyer,
  { times, everyMs }: { times: number; everyMs: number },
): Promise<number> {
  let opened = 0
  for (let time = 0; time < times; time += 1) {
    const address = await openPlayback(url, eventId, stranger).catch(() => '')
    if (address !== '') opened += 1
    await sleep(everyMs)
  }
  return opened
}

/** How many of the confirmed clips have no file after two minutes. */
export async function countLostClips({ url }: Shop, clips: Map<number, ShopBuyer>): Promise<number> {
  const untilMs = performance.now() + 120_000
  const isReady = async ([id, cutter]: [number, ShopBuyer]): Promise<boolean> => {
    while (performance.now() < untilMs) {
      const answer = await askShop(cutter, { url }, `/clip/${id}`).catch(() => null)
      if (answer?.json.status === 'ready') return true
      await sleep(500)
    }
    return false
  }
  const ready = await Promise.all([...clips].map(isReady))
  return ready.filter(isThere => !isThere).length
}
