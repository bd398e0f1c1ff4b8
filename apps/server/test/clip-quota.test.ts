import { expect, it, vi } from 'vitest'
import { setVideoSite } from '../src/video/videos/index.ts'
import { clipSettings, mediaOf, openCutter } from './clip-builder.ts'
import { buildLeague, openSeason } from './event-builder.ts'
import { serveTests } from './serve-tests.ts'
import { addReplay } from './video-builder.ts'

const secretKey = 'a secret that all processes have in common'

const league = buildLeague('alpha', { ...clipSettings, feature_limits: { clips: 3, downloads: 0 } })
/** Two processes on one database. */
const here = await serveTests({ channels: [league, buildLeague('beta')], config: { secretKey } })
const there = await serveTests({ beside: here, config: { secretKey, roles: new Set(['web'] as const) } })
for (const { ctx } of [here, there])
  await vi.waitFor(() => expect(ctx.nodes.list()).toHaveLength(2), { timeout: 20_000 })

it('20 cuts at once in two processes stay within the monthly quota, and each is queued once', async () => {
  const season = await openSeason(here)
  const game = await season.add('2026-03-05T23:00:00Z', { stream_status: 'finished' })
  const { videoId } = await addReplay(here, game)
  const { site } = here.ctx.nodes
  await here.ctx.db.transaction(tx => setVideoSite(tx, here.alphaId, videoId, site))
  const fan = await openCutter(here, 'fan@example.com')
  const event_media_id = await mediaOf(here, game)
  const body = { event_id: game, event_media_id, name: 'Goal', tags: ['goal'], start_time: 1, duration: 1 }
  const cuts = Array.from({ length: 20 }, (_, index) =>
    (index % 2 === 0 ? here : there).ask('/api/clip', { headers: fan.headers, body }),
  )
  const answers = await Promise.all(cuts)
  const made = answers.filter(({ status }) => status === 200)
  expect(made).toHaveLength(3)
  const refusals = answers.filter(({ status }) => status !== 200).map(({ json }) => json.error.code)
  expect(new Set(refusals)).toEqual(new Set(['clip_limit']))
  expect((await fan.get('/user/access')).json.featureCount.clips).toBe(3)
  for (const { json } of made) expect(await fan.settled(json.id)).toMatchObject({ status: 'ready' })
  expect((await fan.get('/clips/user')).json.total).toBe(3)
})
