import { randomUUID } from 'node:crypto'
import { startEncoder } from '@grandstand/media/test-encoder'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { auditLog, cameras, clips } from '../src/db/tables.ts'
import { addCamera } from '../src/video/ingest/index.ts'
import { clipSettings } from './clip-builder.ts'
import { buildLeague, openSeason } from './event-builder.ts'
import { serveTests } from './serve-tests.ts'
import { enterStudio } from './studio-client.ts'

const server = await serveTests({ channels: [buildLeague('alpha', clipSettings), buildLeague('beta')] })
const season = await openSeason(server)
const studio = await enterStudio(server, 'producer@alpha.test', server.alphaId, 'producer')
const now = () => new Date().toISOString()

it('an operator cuts the last seconds of a running game in one press, and judges the clip like any other', async () => {
  const game = await season.add(now(), { stream_status: 'live', teams: ['heloise-ball', 'team'] })
  const { video_id, stream_key } = await addCamera(server.ctx, server.alphaId, game, 'Main camera')
  const path = `/channels/alpha/events/${game}/cameras/${video_id}/clip`
  const press = () => ({ seconds: 5, idempotency_key: randomUUID() })
  expect((await studio.post(path, press())).json.error.code).toBe('nothing_to_play')

  const encoder = startEncoder(`rtmp://127.0.0.1:${server.rtmpPort}/live/${stream_key}`, {
    seconds: 60,
    isLive: true,
    size: '320x180',
  })
  const length = async () => {
    const recording = await server.ctx.videoNodes.measure(server.alphaId, video_id, { rung: 'source' })
    return recording ? recording.endSeconds - recording.beginSeconds : 0
  }
  await expect.poll(length, { timeout: 40_000, interval: 500 }).toBeGreaterThan(7)
  const one = press()
  const answers = await Promise.all([studio.post(path, one), studio.post(path, one)])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  const { id } = answers[0]?.json ?? {}
  expect(answers[1]?.json.id).toBe(id)

  const list = async (show: string) =>
    (await studio.get(`/channels/alpha/clips?show=${show}&event_id=${game}`)).json
  const waiting = await list('waiting')
  expect(waiting.items).toMatchObject([
    { id, user_id: null, made_by: 'producer', is_public: true, moderation: 'waiting', event: { id: game } },
  ])
  expect(waiting.items[0].duration).toBeCloseTo(5, 0)
  expect(waiting.items[0].name).toMatch(/^Herons–Team alpha, |^Northwick Herons–Team alpha, /)

  // It is nobody's own: least of all of visitors, who have no number either.
  const key = await server.anonymousKey()
  const headers = { authorization: `Bearer ${key}` }
  expect((await server.ask(`/api/clip/${id}`, { headers })).status).toBe(404)
  const play = () => server.ask(`/api/clip/${id}/playback`, { headers, body: {} })
  expect((await play()).status).toBe(404)
  const { cut, name } = waiting.items[0]
  const judged = await studio.post(`/channels/alpha/clips/${id}/verdict`, { verdict: 'approved', cut, name })
  expect(judged.status).toBe(200)
  expect((await server.ask(`/api/clip/${id}`, { headers })).json).toMatchObject({
    id,
    is_own: false,
    share_uuid: null,
  })
  await expect
    .poll(async () => (await server.ask(`/api/clip/${id}`, { headers })).json.status, { timeout: 30_000 })
    .toBe('ready')
  const [row] = await server.ctx.db.select().from(auditLog).where(eq(auditLog.action, 'cut_clip'))
  expect(row).toMatchObject({ target_type: 'clip', target_id: id, details: { event_id: game } })

  // What the crew alone sees is cut by nobody.
  await server.ctx.db.update(cameras).set({ state: 'held' }).where(eq(cameras.video_id, video_id))
  expect((await studio.post(path, press())).json.error.code).toBe('nothing_to_play')
  encoder.child.kill('SIGKILL')
  await encoder.done
}, 120_000)

it('only a producer cuts, of a game of the channel, and none that is private', async () => {
  const game = await season.add(now(), { stream_status: 'live', is_private: true })
  const { video_id } = await addCamera(server.ctx, server.alphaId, game, 'Main camera')
  const path = (channel: string) => `/channels/${channel}/events/${game}/cameras/${video_id}/clip`
  const body = { seconds: 30, idempotency_key: randomUUID() }
  expect((await studio.post(path('alpha'), body)).status).toBe(404)
  const beta = await enterStudio(server, 'producer@beta.test', server.betaId, 'producer')
  expect((await beta.post(path('beta'), body)).status).toBe(404)
  const scorer = await enterStudio(server, 'scorer@alpha.test', server.alphaId, 'scorer')
  expect((await scorer.post(path('alpha'), body)).status).toBe(403)
  expect(await server.ctx.db.$count(clips, eq(clips.event_id, game))).toBe(0)
})
