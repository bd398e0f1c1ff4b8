import { dayOf, shiftDay } from '@grandstand/rules'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { cameras, videos } from '../src/db/tables.ts'
import { demoChannelKey } from '../src/demo/apply-demo.ts'
import { watchLive } from '../src/demo/audience/watch-live.ts'
import { countDays } from '../src/insight/reports/counting/count-days.ts'
import { addCamera } from '../src/video/ingest/index.ts'
import { serveTests } from './serve-tests.ts'
import { enterStudio } from './studio-client.ts'

interface Item {
  key: string | null
  figures: { visits: number; payments: number; total: number }
}

const server = await serveTests({ channels: [], config: { demo: true } })
const channel = await server.ctx.channels.findByKey(demoChannelKey)
if (!channel) throw new Error('no demo')
const studio = await enterStudio(server, 'counts@example.com', channel.id)
const report = async (path: string) => (await studio.get(`/channels/${demoChannelKey}/reports/${path}`)).json
const sum = (items: readonly Item[], name: keyof Item['figures']) =>
  items.reduce((total, { figures }) => total + figures[name], 0)

/** Days that are over: more visits of today come meanwhile. */
const today = dayOf(server.ctx.now().getTime(), channel.settings.time_zone)
const days = `from=${shiftDay(today, -28)}&to=${shiftDay(today, -1)}`
/** The demo writes its past after the first pages, and the visits last. */
const isTold = async () => (await report(`audience?${days}`)).visits > 0

it('tells one story: sales, funnel and audience of the demo agree', async () => {
  await expect.poll(isTold, { timeout: 60_000 }).toBe(true)
  const [sales, funnel, audience, games] = await Promise.all(
    ['sales', 'funnel', 'audience', 'games'].map(name => report(`${name}?${days}`)),
  )
  const steps: number[] = funnel.items.map(({ visits }: { visits: number }) => visits)
  expect(sales.total.payments).toBeGreaterThan(20)
  expect(steps.at(-1)).toBe(sales.total.payments)
  expect(steps[0]).toBe(audience.visits)
  expect(steps).toEqual(steps.toSorted((a, b) => b - a))
  for (const by of ['day', 'country', 'device', 'campaign'])
    expect([by, sum((await report(`audience?${days}&by=${by}`)).items, 'visits')]).toEqual([
      by,
      audience.visits,
    ])
  for (const by of ['day', 'product', 'campaign'])
    expect([by, sum((await report(`sales?${days}&by=${by}`)).items, 'total')]).toEqual([
      by,
      sales.total.total,
    ])
  // Every view belongs to a visit.
  expect(games.total.views).toBeGreaterThan(100)
  expect(games.total.views).toBeLessThan(audience.visits)
}, 80_000)

it('gives viewers only to live games that have a picture, each on a visit of its own', async () => {
  expect(await report('watching')).toMatchObject({ viewers: 0, games: [] })
  const { games } = (await studio.get(`/channels/${demoChannelKey}/tonight`)).json
  const live = games.filter(({ stream_status }: { stream_status: string }) => stream_status === 'live')
  expect(live.length).toBeGreaterThan(1)
  const { video_id } = await addCamera(server.ctx, channel.id, live[0].id, 'Main stand')
  await watchLive(server.ctx, channel)
  expect(await report('watching')).toMatchObject({ viewers: 0, games: [] })
  // One that nobody owns would be interrupted within the second.
  const owner = { owner_node: 'a process', owner_until: new Date(Date.now() + 3_600_000) }
  await server.ctx.db
    .update(cameras)
    .set({ state: 'live', ...owner })
    .where(eq(cameras.video_id, video_id))
  await server.ctx.db.update(videos).set({ state: 'live' }).where(eq(videos.id, video_id))
  const visits = async () => {
    await countDays(server.ctx)
    return (await report('audience')).visits
  }
  const before = await visits()
  await watchLive(server.ctx, channel)
  const watching = await report('watching')
  expect(watching.games).toEqual([
    expect.objectContaining({ event_id: live[0].id, viewers: watching.viewers }),
  ])
  expect((await visits()) - before).toBeGreaterThanOrEqual(watching.viewers)
})
