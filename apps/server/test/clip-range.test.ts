import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { clipBans, clipCuts, clips } from '../src/db/tables.ts'
import { clipSettings, openCutter, setEventType } from './clip-builder.ts'
import { buildLeague, openSeason } from './event-builder.ts'
import { openShop } from './order-builder.ts'
import { serveTests } from './serve-tests.ts'
import { addReplay } from './video-builder.ts'

const settings = {
  ...clipSettings,
  clips: { cut: 'buyers', publish: 'all' },
  feature_limits: { clips: 2, downloads: 0 },
} as const
const server = await serveTests({ channels: [buildLeague('alpha', settings), buildLeague('beta')] })
const season = await openSeason(server)
const shop = openShop(server)
/** A game of eight seconds, which is over. */
async function addGame(type: 'free' | 'paid'): Promise<number> {
  const id = await season.add('2026-03-05T23:00:00Z', { stream_status: 'finished', type })
  await addReplay(server, id, { seconds: 8 })
  return id
}
const [free, paid] = [await addGame('free'), await addGame('paid')]
let made = 0
/** Somebody who has bought a game and so may cut clips. */
async function openBuyer() {
  made += 1
  const cutter = await openCutter(server, `buyer-${made}@example.com`)
  return { ...cutter, orderId: await shop.add(cutter.userId, { event_id: paid }) }
}
type Cutter = Awaited<ReturnType<typeof openBuyer>>
/** Seconds 1 to 3 of the game, with segments and a file of its own. */
async function cutOne(cutter: Cutter, eventId: number): Promise<number> {
  const { json } = await cutter.cut(eventId)
  await cutter.settled(json.id)
  return json.id
}
const rangeOf = async (id: number) => {
  const [row] = await server.ctx.db.select().from(clips).where(eq(clips.id, id))
  return [row?.start_seconds, row?.duration_seconds]
}
async function move(cutter: Cutter, id: number, change: object = { start_time: 5 }) {
  const { status, json } = await cutter.post(`/clip/${id}`, change)
  return status === 200 ? 'moved' : json.error.code
}

describe('another range of a clip', () => {
  it('needs access to the game, which a refunded buyer no longer has', async () => {
    const cutter = await openBuyer()
    const id = await cutOne(cutter, paid)
    expect(await move(cutter, id)).toBe('moved')
    await cutter.settled(id)
    await shop.refund(cutter.orderId)
    expect(await move(cutter, id, { start_time: 1 })).toBe('purchase_needed')
    expect(await move(cutter, id, { duration: 3 })).toBe('purchase_needed')
    expect(await rangeOf(id)).toEqual([5, 2])
  })

  it('needs access to a game that was free when the clip was cut', async () => {
    const game = await addGame('free')
    const cutter = await openCutter(server, 'early@example.com')
    const orderId = await shop.add(cutter.userId, { event_id: free })
    const id = await cutOne({ ...cutter, orderId }, game)
    await setEventType(server, game, 'paid')
    expect(await move({ ...cutter, orderId }, id)).toBe('purchase_needed')
  })

  it('is refused to a banned cutter, and to one whose trial has ended', async () => {
    const banned = await openBuyer()
    const theirs = await cutOne(banned, free)
    await server.ctx.db
      .insert(clipBans)
      .values({ channel_id: server.alphaId, user_id: banned.userId, created_at: new Date() })
    expect(await move(banned, theirs)).toBe('forbidden')
    const former = await openBuyer()
    const id = await cutOne(former, free)
    await shop.refund(former.orderId)
    expect(await move(former, id)).toBe('forbidden')
    expect(await rangeOf(id)).toEqual([1, 2])
  })

  it('within the clip needs nothing, as do its name and tags', async () => {
    const cutter = await openBuyer()
    const id = await cutOne(cutter, paid)
    await shop.refund(cutter.orderId)
    expect(await move(cutter, id, { name: 'Save' })).toBe('moved')
    expect(await move(cutter, id, { start_time: 1.5, duration: 1.5 })).toBe('moved')
    expect(await cutter.settled(id)).toMatchObject({ status: 'ready', start_time: 1.5, duration: 1.5 })
    // What was cut off is gone.
    expect(await move(cutter, id, { start_time: 1 })).toBe('purchase_needed')
  })

  it('counts as a cut of the month that it is moved in, once', async () => {
    const cutter = await openBuyer()
    const count = async () => (await cutter.get('/user/access')).json.featureCount.clips
    const [old, recent] = [await cutOne(cutter, free), await cutOne(cutter, free)]
    expect(await move(cutter, recent)).toBe('moved')
    expect(await count()).toBe(2)
    /** As if it were of a month before. */
    const forget = () => server.ctx.db.delete(clipCuts).where(eq(clipCuts.clip_id, old))
    await forget()
    expect(await move(cutter, old)).toBe('moved')
    expect(await move(cutter, old, { start_time: 1 })).toBe('moved')
    expect(await count()).toBe(2)
    await forget()
    await cutOne(cutter, free)
    expect(await move(cutter, old, { start_time: 4 })).toBe('clip_limit')
  })
})
