import { expect, it } from 'vitest'
import { alarms, clips, contentChanges } from '../src/db/tables.ts'
import { openSeason } from './event-builder.ts'
import { serveTests } from './serve-tests.ts'
import { enterStudio } from './studio-client.ts'
import { addVideo } from './video-builder.ts'

const server = await serveTests()
const { db } = server.ctx
const season = await openSeason(server)
const studio = await enterStudio(server, 'producer@alpha.test', server.alphaId, 'producer')
const waiting = async (channel = 'alpha') => (await studio.get(`/channels/${channel}/waiting`)).json

it('counts red alarms that are open, games that are live, clips that wait, and what is not published', async () => {
  const nothing = { red_alarms: 0, newest_red_alarms: [], live_games: 0, clips: 0, content_changes: 0 }
  expect(await waiting()).toEqual(nothing)
  const now = new Date()
  const event_id = await season.add(now.toISOString(), { stream_status: 'live' })
  await season.add(now.toISOString(), { stream_status: 'live', is_private: true })
  await season.add(now.toISOString(), { stream_status: 'finished' })
  const alarm = { channel_id: server.alphaId, event_id, opened_at: now }
  await db.insert(alarms).values([
    { ...alarm, kind: 'no_signal' },
    { ...alarm, kind: 'bitrate_falling' },
    { ...alarm, kind: 'black', closed_at: now },
  ])
  const { userId } = await server.programKey()
  const clip = {
    channel_id: server.alphaId,
    user_id: userId,
    event_id,
    source_rung: 'source',
    name: 'Goal',
    tags: ['goal'],
    start_seconds: 1,
    duration_seconds: 2,
    status: 'ready',
    queued_at: now,
    created_at: now,
    is_exact: false,
    is_public: true,
  }
  await db.insert(clips).values([
    { ...clip, video_id: await addVideo(server, event_id), moderation: 'waiting' },
    { ...clip, video_id: await addVideo(server, event_id), moderation: 'approved' },
  ])
  const draft = { channel_id: server.alphaId, operator_email: 'a@alpha.test', changed_at: now }
  await db.insert(contentChanges).values([
    { ...draft, kind: 'faq', key: 'one', change: 'remove' },
    { ...draft, kind: 'menu', key: '', change: 'order', value: [] },
  ])
  // The watch of alarms looks at the game by itself: it opens the one that is true, and closes the others.
  await expect
    .poll(() => waiting())
    .toMatchObject({ red_alarms: 1, newest_red_alarms: [expect.any(Number)], live_games: 1, clips: 1 })
  expect(await waiting()).toMatchObject({ content_changes: 2 })
})

it('tells each role what waits in its own part, of its own channel', async () => {
  expect((await studio.get('/channels/beta/waiting')).status).toBe(404)
  const editor = await enterStudio(server, 'editor@alpha.test', server.alphaId, 'editor')
  const { json } = await editor.get('/channels/alpha/waiting')
  expect(json).toMatchObject({ red_alarms: 0, newest_red_alarms: [], content_changes: 2 })
})
