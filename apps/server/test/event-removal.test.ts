import { stat } from 'node:fs/promises'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { eventsCli } from '../src/commands/events.ts'
import { auditLog, clips, eventMedia, events, mediaFiles, videos } from '../src/db/tables.ts'
import { clipSettings, openCutter } from './clip-builder.ts'
import { buildLeague, openSeason } from './event-builder.ts'
import { followCommand } from './follow-command.ts'
import { openShop } from './order-builder.ts'
import { serveTests } from './serve-tests.ts'
import { enterStudio } from './studio-client.ts'
import { addReplay, addVideo } from './video-builder.ts'

const server = await serveTests({ channels: [buildLeague('alpha', clipSettings), buildLeague('beta')] })
const season = await openSeason(server)
const studio = await enterStudio(server, 'chief@example.com', server.alphaId)
const fan = await openCutter(server, 'fan@example.com')

const addGame = (change: Parameters<typeof season.add>[1] = {}) =>
  season.add(change.stream_status === 'live' ? new Date().toISOString() : '2026-03-05T23:00:00Z', {
    stream_status: 'finished',
    name: 'Derby',
    teams: ['heloise-ball', 'team'],
    ...change,
  })
const remove = (id: number) => studio.post(`/channels/alpha/events/${id}/remove`)
const isThere = (id: number) => server.ctx.db.$count(events, eq(events.id, id))

/** With a replay of its own and two clips. */
async function addCutGame() {
  const id = await addGame()
  const { videoId } = await addReplay(server, id)
  const cuts = [await fan.cut(id), await fan.cut(id)].map(({ json }) => json.id)
  for (const cut of cuts) await fan.settled(cut)
  return { id, videoId }
}

describe('a game that is deleted', () => {
  it('says how many clips go with it, and deletes them, its videos and all files', async () => {
    const { id, videoId } = await addCutGame()
    const rows = await server.ctx.db.select().from(clips).where(eq(clips.event_id, id))
    const folders = [videoId, ...rows.map(({ video_id }) => video_id)].map(video =>
      server.ctx.folders.video(server.alphaId, video),
    )
    for (const folder of folders) expect((await stat(folder)).isDirectory()).toBe(true)
    // A film that stands for another game too stays.
    const shared = await addVideo(server, await addGame())
    await server.ctx.db.insert(eventMedia).values({
      channel_id: server.alphaId,
      event_id: id,
      position: 1,
      type: 'vod',
      name: 'Film',
      video_id: shared,
    })
    expect((await studio.get(`/channels/alpha/events/${id}`)).json.clip_count).toBe(2)
    expect((await remove(id)).json).toEqual({ clips: 2, videos: 1 })
    for (const folder of folders)
      await expect.poll(() => stat(folder).catch(() => 'gone'), { timeout: 20_000 }).toBe('gone')
    expect(await server.ctx.db.$count(videos, eq(videos.id, shared))).toBe(1)
    expect((await fan.get(`/events/${id}`)).status).toBe(404)
    expect((await remove(id)).status).toBe(404)
    const [line] = await server.ctx.db.select().from(auditLog).where(eq(auditLog.action, 'remove_event'))
    expect(line).toMatchObject({ target_type: 'event', target_id: id, details: { clips: 2, videos: 1 } })
  })

  it('must not be live, sold, or have a video in the making', async () => {
    const [live, sold, busy] = [await addGame({ stream_status: 'live' }), await addGame(), await addGame()]
    await openShop(server).add(fan.userId, { event_id: sold, payment_intent_id: 'pi_1' })
    const at = new Date()
    await server.ctx.db.insert(mediaFiles).values({
      channel_id: server.alphaId,
      event_id: busy,
      name: 'Replay',
      size_bytes: 2,
      received_bytes: 1,
      state: 'uploading',
      created_at: at,
      updated_at: at,
    })
    for (const id of [live, sold, busy]) {
      expect((await remove(id)).json.error.code).toBe('conflict')
      expect(await isThere(id)).toBe(1)
    }
  })
})

describe('npm run events -- remove', () => {
  const run = followCommand(() => server, eventsCli)

  it('says what will be removed, and removes it only after a yes', async () => {
    const { id, videoId } = await addCutGame()
    const asked = await run('remove', String(id))
    expect(asked).toMatchObject({
      code: 0,
      said: expect.arrayContaining([expect.stringContaining('2 clips and 1 video would be removed with it')]),
    })
    expect(await isThere(id)).toBe(1)
    expect(await run('remove', String(id), '--yes')).toMatchObject({
      code: 0,
      said: expect.arrayContaining([expect.stringContaining('together with 2 clips and 1 video')]),
    })
    expect(await isThere(id)).toBe(0)
    const folder = server.ctx.folders.video(server.alphaId, videoId)
    await expect.poll(() => stat(folder).catch(() => 'gone'), { timeout: 20_000 }).toBe('gone')
  })

  it('says why a game cannot be removed', async () => {
    const live = await addGame({ stream_status: 'live' })
    expect(await run('remove', String(live), '--yes')).toMatchObject({
      code: 2,
      said: expect.arrayContaining([expect.stringContaining('is live: end it first')]),
    })
    expect((await run('remove', '999999', '--yes')).code).toBe(2)
    expect((await run('cancel', String(live), '--yes')).code).toBe(2)
  })
})
