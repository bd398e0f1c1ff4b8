import { join } from 'node:path'
import { makeFile } from '@grandstand/media/test-file'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { boardTaps, scoreChanges } from '../src/db/tables.ts'
import { importFile, listVideoFiles } from '../src/video/videos/index.ts'
import { clipSettings, openCutter } from './clip-builder.ts'
import { buildLeague, openSeason } from './event-builder.ts'
import { makeTestFolder, serveTests } from './serve-tests.ts'
import { enterStudio } from './studio-client.ts'
import { addReplay } from './video-builder.ts'

const server = await serveTests({ channels: [buildLeague('alpha', clipSettings)] })
const season = await openSeason(server)
const studio = await enterStudio(server, 'producer@example.com', server.alphaId, 'producer')
const key = await server.anonymousKey()
const dir = await makeTestFolder('grandstand-dated-')

const kickOff = '2026-01-10T18:00:00.000Z'
const addGame = () => season.add(kickOff, { stream_status: 'finished', type: 'free' })
const replayOf = async (id: number) =>
  (await studio.get(`/channels/alpha/events/${id}/closing`)).json.replays[0]
const setKickOff = (id: number, video: number, at_ms: number | null) =>
  studio.post(`/channels/alpha/events/${id}/replays/${video}/kick-off`, { at_ms })

async function datesOf(id: number): Promise<string[]> {
  const { json } = await server.ask(`/api/events/${id}/playback`, { body: { api_key: key } })
  const { text } = await server.ask(json.url)
  expect(text).toContain('#EXT-X-ENDLIST')
  return [...text.matchAll(/#EXT-X-PROGRAM-DATE-TIME:(\S+)/g)].map(([, date = '']) => date)
}

const openJobs = async (name: string) => {
  const { rows } = await server.ctx.db.execute(
    sql`select id from pgboss.job where name = ${name} and state in ('created', 'retry', 'active')`,
  )
  return rows.length
}

async function upload(id: number): Promise<number> {
  const path = await makeFile(join(dir, `game-${id}.mp4`), { size: '160x90', seconds: 6 })
  await importFile(server.ctx, server.alphaId, { owner: 'event', id }, { path })
  const file = async () => (await listVideoFiles(server.ctx, server.alphaId, { owner: 'event', id }))[0]
  await expect.poll(async () => (await file())?.state, { timeout: 60_000 }).toBe('ready')
  return (await file())?.video_id ?? 0
}

it('a replay that is made of a file tells no dates until an operator says where kick-off is', async () => {
  const id = await addGame()
  const video = await upload(id)
  expect(await datesOf(id)).toEqual([])
  expect(await replayOf(id)).toMatchObject({ may_set_kick_off: true, kick_off_ms: null })

  expect((await setKickOff(id, video, 2_000)).status).toBe(200)
  expect(await replayOf(id)).toMatchObject({ kick_off_ms: 2_000 })
  await expect.poll(() => datesOf(id), { timeout: 10_000 }).toEqual(['2026-01-10T17:59:58.000Z'])

  await setKickOff(id, video, null)
  await expect.poll(() => datesOf(id), { timeout: 10_000 }).toEqual([])
}, 90_000)

it('kick-off is where the scorekeeper began, if there was one', async () => {
  const id = await addGame()
  const video = await upload(id)
  await server.ctx.db.insert(boardTaps).values({
    channel_id: server.alphaId,
    event_id: id,
    key: 'begin',
    tap: { type: 'clock', is_running: true },
    before: { scores: [], period: null, clock: { ms: 0, since: null } },
    at: new Date('2026-01-10T18:07:05Z'),
  })
  await setKickOff(id, video, 5)
  await expect.poll(() => datesOf(id), { timeout: 10_000 }).toEqual(['2026-01-10T18:07:04.995Z'])
}, 90_000)

it('a clip of an undated file has no score, and gets that of its moment with the kick-off', async () => {
  const id = await addGame()
  const video = await upload(id)
  await server.ctx.db.insert(scoreChanges).values(
    [3, 5.5].map((seconds, index) => ({
      channel_id: server.alphaId,
      event_id: id,
      participant_id: 1,
      score: index + 1,
      at: new Date(Date.parse(kickOff) + seconds * 1000 + 20_000 * index),
    })),
  )
  const cutter = await openCutter(server, 'cutter@example.com')
  const { id: clipId, scores } = (await cutter.cut(id, { start_time: 1, duration: 3 })).json
  expect(scores).toBeNull()
  await setKickOff(id, video, 0)
  const clip = (await cutter.get(`/clip/${clipId}`)).json
  expect(clip.scores).toEqual([{ participant_id: 1, score: 1 }])
  await setKickOff(id, video, null)
  expect((await cutter.get(`/clip/${clipId}`)).json.scores).toBeNull()
}, 90_000)

it('the dates of a camera stay as they are', async () => {
  const id = await addGame()
  const { videoId } = await addReplay(server, id)
  const before = await datesOf(id)
  expect(before).toHaveLength(1)
  expect(await replayOf(id)).toMatchObject({ may_set_kick_off: false })
  expect((await setKickOff(id, videoId, 1_000)).status).toBe(409)
  expect(await datesOf(id)).toEqual(before)
})

it('a replay that is made of a file is represented by its best moment, once its moments are known', async () => {
  const id = await addGame()
  const video = await upload(id)
  const poster = async () => (await replayOf(id)).poster
  const ofFile = await poster()
  expect(ofFile).toMatch(/poster-160x90\.jpg$/)
  await server.ctx.db.insert(scoreChanges).values(
    [
      { participant_id: 1, score: 1, seconds: 4 },
      { participant_id: 2, score: 6, seconds: 5 },
      { participant_id: 1, score: 2, seconds: 6 },
    ].map(({ participant_id, score, seconds }) => ({
      channel_id: server.alphaId,
      event_id: id,
      participant_id,
      score,
      at: new Date(Date.parse(kickOff) + seconds * 1000),
    })),
  )
  await setKickOff(id, video, 0)
  await expect.poll(poster, { timeout: 30_000 }).toMatch(/poster-160x90-m2\d{3}\.jpg$/)
  expect((await server.ask(await poster())).status).toBe(200)
  // One that an operator chose stays, wherever the kick-off is.
  await studio.post(`/channels/alpha/events/${id}/replays/${video}/poster`, { at_ms: 500 })
  await expect.poll(poster, { timeout: 30_000 }).toMatch(/-500\.jpg$/)
  await setKickOff(id, video, 1_000)
  await expect.poll(() => openJobs('draw-still'), { timeout: 30_000 }).toBe(0)
  expect(await poster()).toMatch(/-500\.jpg$/)
}, 120_000)
