import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { readdir, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sourceRung } from '@grandstand/media'
import { decodePictures } from '@grandstand/media/test-encoder'
import { eq, or, sql } from 'drizzle-orm'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { cutClip } from '../src/clips/clips/index.ts'
import { clips, eventMedia, mediaCaptions, scoreChanges, users, videos } from '../src/db/tables.ts'
import { removeVideo } from '../src/video/videos/index.ts'
import { clipSettings, mediaOf, openCutter, setEventType } from './clip-builder.ts'
import { buildLeague, openSeason } from './event-builder.ts'
import { openStream } from './event-stream-client.ts'
import { openMailbox } from './mailbox.ts'
import { openShop } from './order-builder.ts'
import { makeTestFolder, serveTests } from './serve-tests.ts'
import { addReplay, addVideo, baseOf, recordInto } from './video-builder.ts'

const addGame = (change: Parameters<typeof season.add>[1] = {}) =>
  season.add('2026-03-05T23:00:00Z', {
    stream_status: 'finished',
    teams: ['heloise-ball', 'team'],
    ...change,
  })

const dir = await makeTestFolder('grandstand-clips-')
const server = await serveTests({
  channels: [buildLeague('alpha', { ...clipSettings, keep_videos_days: 30 }), buildLeague('beta')],
})
const season = await openSeason(server)
/** A free game of eight seconds; most tests cut from it. */
const game = await addGame()
await addReplay(server, game, { seconds: 8 })
const fan = await openCutter(server, 'fan@example.com')
const rowOf = async (id: number) => {
  const [row] = await server.ctx.db.select().from(clips).where(eq(clips.id, id))
  if (!row) throw new Error('no clip')
  return row
}
const folderOf = async (id: number) => server.ctx.folders.video(server.alphaId, (await rowOf(id)).video_id)
/** Files of this process cannot grow beyond this, as on a full disk. */
const limitFiles = (bytes: number | 'unlimited') =>
  execFileSync('prlimit', ['--pid', String(process.pid), `--fsize=${bytes}:`])
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)

async function play(caller: { post: typeof fan.post }, id: number, body: object = {}) {
  const opened = await caller.post(`/clip/${id}/playback`, body)
  if (opened.status !== 200) return { ...opened.json.error, segments: 0 }
  const playlist = await fetch(server.url + opened.json.url, { headers: { host: 'alpha.test' } })
  const text = await playlist.text()
  const names = text.match(/^segment-\d+\.m4s/gm) ?? []
  const [first = ''] = names
  const segment = await fetch(`${server.url}${opened.json.url.replace('index.m3u8', first)}`)
  return { ...opened.json, text, segments: names.length, segmentStatus: segment.status }
}

describe('a clip', () => {
  it('has the captions of its stretch, before and after it has its own segments', async () => {
    const captioned = await addGame()
    const { videoId } = await addReplay(server, captioned, { seconds: 8 })
    const content = 'WEBVTT\n\n00:01.000 --> 00:02.000\nBefore\n\n00:03.000 --> 00:04.000\nGoal!\n'
    await server.ctx.db.insert(mediaCaptions).values({
      channel_id: server.alphaId,
      video_id: videoId,
      language: 'en',
      name: 'English',
      content,
    })
    const { id } = (await fan.cut(captioned, { start_time: 2.5, duration: 3 })).json
    const read = async () => {
      const { captions, from_seconds } = await play(fan, id)
      expect(captions).toMatchObject([{ language: 'en', name: 'English' }])
      const text = await (await fetch(server.url + captions[0].url)).text()
      return { text, from_seconds }
    }
    // Half a second into the clip, which begins half a second into its first segment.
    const own = { from_seconds: 0.5, text: 'WEBVTT\n\n00:00:01.000 --> 00:00:02.000\nGoal!\n' }
    expect(await read()).toEqual(own)
    await fan.settled(id)
    expect((await rowOf(id)).is_pinned).toBe(true)
    await server.ctx.db.transaction(tx => removeVideo(server.ctx, tx, server.alphaId, videoId))
    expect(await read()).toEqual(own)
  })

  it('plays at once, accurate to the frame, and then gets its own segments and file', async () => {
    const made = await fan.cut(game, { start_time: 2.5, duration: 3 })
    expect(made.json).toMatchObject({
      status: 'queued',
      name: 'Goal',
      tags: ['goal'],
      start_time: 2.5,
      duration: 3,
      is_own: true,
      is_public: false,
      share_uuid: null,
      url: null,
      event_id: game,
    })
    const { id } = made.json
    const first = await play(fan, id)
    expect(first).toMatchObject({ from_seconds: 0.5, to_seconds: 3.5, segments: 2, segmentStatus: 200 })
    expect(first.text).toContain('#EXT-X-ENDLIST')

    expect(await fan.settled(id)).toMatchObject({ status: 'ready', problem: null, url: null })
    const row = await rowOf(id)
    const again = await play(fan, id)
    expect(again).toMatchObject({ from_seconds: 0.5, to_seconds: 3.5, segments: 2, segmentStatus: 200 })
    expect(baseOf(again.url)).toContain(`-${row.video_id.toString(36)}-`)
    // By a link: no second copy.
    expect((await stat(join(await folderOf(id), 'segment-0.m4s'))).nlink).toBe(2)

    const answer = await fetch(`${server.url}/api/clip/download/${id}`, { headers: fan.headers })
    expect(answer.headers.get('content-disposition')).toContain('filename="Goal.mp4"')
    const file = join(dir, 'clip.mp4')
    await writeFile(file, Buffer.from(await answer.arrayBuffer()))
    const { seconds, errors } = await decodePictures(file)
    expect(errors).toBe('')
    expect(seconds).toHaveLength(90)
  })

  it('is tagged by the board alone where the scissors name nothing, and has its score', async () => {
    const own = await addGame()
    const { videoId } = await addReplay(server, own, { seconds: 8 })
    const recording = await server.ctx.videoNodes.measure(server.alphaId, videoId, { rung: sourceRung })
    const beginMs = recording?.beginMs ?? 0
    const at = (seconds: number) => new Date(beginMs + seconds * 1000)
    const cutFrom = async (seconds: number) => {
      const change = { start_time: undefined, start_date: at(seconds).toISOString(), tags: undefined }
      return (await fan.cut(own, change)).json.tags
    }
    expect(await cutFrom(1)).toEqual([])
    await server.ctx.db.insert(scoreChanges).values({
      channel_id: server.alphaId,
      event_id: own,
      participant_id: season.team('team'),
      score: 1,
      kind: 'goal',
      at: at(4),
    })
    expect(await cutFrom(1)).toEqual([])
    expect(await cutFrom(3)).toEqual(['goal'])
    expect((await fan.cut(own, { tags: undefined })).json.tags).toEqual([])
    expect((await fan.cut(own, { tags: [] })).json.error.fields).toEqual({ tags: 'Please select tag' })

    // What is known of its time is kept when it is trimmed; without it there is no score.
    const dated = { start_time: undefined, start_date: at(3).toISOString() }
    const { json } = await fan.cut(own, dated)
    expect(json.scores).toEqual([{ participant_id: season.team('team'), score: 1 }])
    const trimmed = await fan.post(`/clip/${json.id}`, { start_time: json.start_time + 0.5, duration: 1 })
    expect(trimmed.json.scores).toEqual(json.scores)
    expect((await rowOf(json.id)).began_at).toEqual(at(3.5))
    expect((await fan.cut(own)).json.scores).toBeNull()
  })

  it('stays complete when the replay is removed, and is deleted together with its files', async () => {
    const own = await addGame()
    const { videoId } = await addReplay(server, own)
    const { json } = await fan.cut(own)
    await fan.settled(json.id)
    await server.ctx.db.transaction(tx => removeVideo(server.ctx, tx, server.alphaId, videoId))
    const gone = server.ctx.folders.video(server.alphaId, videoId)
    await expect.poll(() => stat(gone).catch(() => 'gone'), { timeout: 20_000 }).toBe('gone')
    expect(await play(fan, json.id)).toMatchObject({ segmentStatus: 200 })
    // Retention of videos is none of clips'.
    const ofClip = eq(videos.id, (await rowOf(json.id)).video_id)
    const old = eq(videos.id, await addVideo(server, await addGame()))
    await server.ctx.db
      .update(videos)
      .set({ ready_at: daysAgo(40) })
      .where(or(ofClip, old))
    await server.runJob('remove-old-videos')
    await expect.poll(() => server.ctx.db.$count(videos, old), { timeout: 20_000 }).toBe(0)
    expect(await play(fan, json.id)).toMatchObject({ segmentStatus: 200 })

    // What it kept can still be trimmed.
    const shorter = await fan.post(`/clip/${json.id}`, { start_time: 1.5, duration: 1 })
    expect(shorter.json).toMatchObject({ status: 'queued', start_time: 1.5, duration: 1 })
    expect(await fan.settled(json.id)).toMatchObject({ status: 'ready', event_media_id: null })
    expect(await play(fan, json.id)).toMatchObject({ from_seconds: 1.5, to_seconds: 2.5 })

    const folder = await folderOf(json.id)
    expect((await fan.remove(json.id)).json).toEqual({ success: true })
    expect(await play(fan, json.id)).toMatchObject({ code: 'not_found' })
    await expect.poll(() => stat(folder).catch(() => 'gone'), { timeout: 20_000 }).toBe('gone')
  })

  it('of a running game waits for its last seconds, and ends where the game ends', async () => {
    const live = await season.add(new Date().toISOString(), { stream_status: 'live' })
    const { videoId } = await addReplay(server, live, { isOpen: true })
    const recording = await server.ctx.recordings.open(server.alphaId, videoId)
    const { endSeconds } = recording
    const cuts = []
    for (const duration of [3, 6]) cuts.push(await fan.cut(live, { start_time: endSeconds - 2, duration }))
    expect(await play(fan, cuts[0]?.json.id)).toMatchObject({ segmentStatus: 200 })
    await recordInto(recording, { seconds: 2 })
    expect(await fan.settled(cuts[0]?.json.id)).toMatchObject({ status: 'ready', duration: 3 })
    await recording.end()
    expect(await fan.settled(cuts[1]?.json.id)).toMatchObject({
      status: 'ready',
      duration: expect.closeTo(4, 1),
    })
  })

  it('informs the open pages of its owner about its progress, and nobody else', async () => {
    const [owner, other] = [
      await openCutter(server, 'page@example.com'),
      await openCutter(server, 'else@example.com'),
    ]
    const pages = [
      await openStream(server.url, owner.apiKey, undefined, 'header'),
      await openStream(server.url, other.apiKey, undefined, 'header'),
    ]
    const told = (page = pages[0]) =>
      page?.messages.filter(({ event }) => event === 'clip').map(({ data }) => [data.id, data.status])
    const { json } = await owner.cut(game)
    await expect
      .poll(() => told(), { timeout: 60_000 })
      .toEqual(['queued', 'processing', 'ready'].map(status => [json.id, status]))
    expect(told(pages[1])).toEqual([])
    for (const page of pages) page.close()
  })

  it('is mailed when it is ready: one of each game, to an owner who has proven the address', async () => {
    const own = await addGame()
    await addReplay(server, own, { seconds: 8 })
    const email = 'mailed@example.com'
    const owner = await openCutter(server, email)
    const { mailsTo } = openMailbox(server)
    const cut = async (eventId: number) => {
      const { id } = (await owner.cut(eventId)).json
      await owner.settled(id)
      return id
    }
    await cut(game)
    const known = { email_verified_at: new Date(), first_name: 'Dana' }
    await server.ctx.db.update(users).set(known).where(eq(users.id, owner.userId))
    const first = await cut(own)
    await cut(own)
    await expect.poll(() => mailsTo(email)).toHaveLength(1)
    const [mail] = await mailsTo(email)
    expect(mail).toMatchObject({ subject: 'Your clip is ready' })
    expect(mail?.text).toContain(`/watch_library/${first}`)
    expect(mail?.text).toContain('Hello Dana,')
    const picture = mail?.html.match(/src="https?:\/\/[^/]+(\/clips\/[^"]+)"/)?.[1]
    const answer = await fetch(server.url + picture, { headers: { host: 'alpha.test' } })
    expect(answer.headers.get('content-type')).toBe('image/jpeg')
  })

  it('begins at the picture that its viewer saw, by the program date', async () => {
    const [segment] = (await server.ctx.recordings.find(server.alphaId, await videoOf(game)))?.segments ?? []
    const start_date = new Date((segment?.wallTimeMs ?? 0) + 1_250).toISOString()
    const { json } = await fan.cut(game, { start_time: undefined, start_date, duration: 1 })
    expect(json.start_time).toBeCloseTo(1.25, 2)
    const outside = await fan.cut(game, { start_time: undefined, start_date: '2020-01-01T00:00:00Z' })
    expect(outside.json.error.fields).toEqual({ start_date: 'is outside the game' })
  })

  it('across a break of the encoder and a change of picture size is one clip', async () => {
    const own = await addGame()
    const { videoId } = await addReplay(server, own, { isOpen: true })
    const recording = await server.ctx.recordings.open(server.alphaId, videoId)
    await recordInto(recording, { size: '128x72' })
    await recording.end()
    const { json } = await fan.cut(own, { start_time: 2.5, duration: 3 })
    expect(await fan.settled(json.id)).toMatchObject({ status: 'ready' })
    const { text } = await play(fan, json.id)
    expect(text.match(/EXT-X-DISCONTINUITY/g)).toHaveLength(1)
  })
})

describe('a worker that was killed', () => {
  it('is replaced by another, which leaves nothing over, makes one file and counts it once', async () => {
    const cutter = await openCutter(server, `killed-${randomUUID()}@example.com`)
    const { json } = await cutter.cut(game)
    await cutter.settled(json.id)
    const folder = await folderOf(json.id)
    const whole = (await readdir(folder)).toSorted()
    const begin = () =>
      server.ctx.db.transaction(tx =>
        server.ctx.jobs.add(tx, cutClip, { channel_id: server.alphaId, clip_id: json.id, cut: 1 }),
      )
    /** As it is after a kill: in the middle of the segments, or of the file. */
    const leave = async (change: Partial<typeof clips.$inferInsert>) => {
      for (const name of [
        'cut-1.mp4',
        'still-1.jpg',
        ...(change.is_pinned === false ? ['journal.jsonl'] : []),
      ])
        await rm(join(folder, name))
      for (const name of ['cut-1.mp4.x.tmp', 'cut-1.mp4.x.tmp.0.piece'])
        await writeFile(join(folder, name), 'x')
      await server.ctx.db
        .update(clips)
        .set({ status: 'processing', ...change })
        .where(eq(clips.id, json.id))
    }
    for (const change of [{}, { is_pinned: false }]) {
      await leave(change)
      await Promise.all([begin(), begin()])
      expect(await cutter.settled(json.id)).toMatchObject({ status: 'ready' })
      await expect.poll(async () => (await readdir(folder)).toSorted(), { timeout: 20_000 }).toEqual(whole)
      // The other of the two may still be at work, and would find what is left next.
      await expect.poll(() => countUnfinished(json.id), { timeout: 20_000 }).toBe(0)
    }
    expect((await cutter.get('/user/access')).json.featureCount.clips).toBe(1)
    expect(await play(cutter, json.id)).toMatchObject({ segmentStatus: 200 })

    // Given up before another came: then nothing is made, and nothing is left over either.
    await leave({ status: 'failed' })
    await begin()
    const made = whole.filter(name => !/^(cut|still)-/.test(name))
    await expect.poll(async () => (await readdir(folder)).toSorted(), { timeout: 20_000 }).toEqual(made)
  })
})

describe('a worker that is at work', () => {
  /** It waits for seconds of a game that are to come. */
  async function cutLive() {
    const cutter = await openCutter(server, `waits-${randomUUID()}@example.com`)
    const live = await season.add(new Date().toISOString(), { stream_status: 'live' })
    const { recording } = await addReplay(server, live, { isOpen: true })
    const { id } = (await cutter.cut(live, { start_time: recording.endSeconds - 1, duration: 6 })).json
    await expect.poll(async () => (await rowOf(id)).status, { timeout: 20_000 }).toBe('processing')
    return { cutter, recording, id, row: await rowOf(id), folder: await folderOf(id) }
  }

  it('leaves no files of a clip that was deleted meanwhile', async () => {
    const { cutter, recording, id, folder } = await cutLive()
    await cutter.remove(id)
    await recording.end()
    await expect.poll(() => countUnfinished(id), { timeout: 20_000 }).toBe(0)
    await expect.poll(() => stat(folder).catch(() => 'gone'), { timeout: 20_000 }).toBe('gone')
  })

  it('keeps the video of a clip that was given up from the storage until it stops', async () => {
    const { recording, id, row } = await cutLive()
    const queued_at = new Date(Date.now() - 301_000)
    await server.ctx.db.update(clips).set({ queued_at }).where(eq(clips.id, id))
    await server.runJob('fail-late-clips')
    await expect.poll(async () => (await rowOf(id)).status, { timeout: 20_000 }).toBe('failed')
    const state = async () =>
      (await server.ctx.db.select().from(videos).where(eq(videos.id, row.video_id)))[0]?.state
    expect(await state()).toBe('making')
    await recording.end()
    await expect.poll(state, { timeout: 20_000 }).toBe('ready')
    expect(await rowOf(id)).toMatchObject({ status: 'failed', problem: 'too_late' })
  })
})

const countUnfinished = async (clipId: number) =>
  (
    await server.ctx.db.execute(
      sql`select 1 from pgboss.job
        where name like 'cut-clip%' and state < 'completed' and (data->>'clip_id')::int = ${clipId}`,
    )
  ).rows.length

const videoOf = async (eventId: number) => {
  const [media] = await server.ctx.db.select().from(eventMedia).where(eq(eventMedia.event_id, eventId))
  return media?.video_id ?? 0
}

describe('a cut is refused', () => {
  it('outside the game, if it is too long, or without a name or known tag, in the words of the spec', async () => {
    const refusals = async (change: object) => (await fan.cut(game, change)).json.error.fields
    expect(await refusals({ start_time: 9 })).toEqual({ start_time: 'is outside the game' })
    expect(await refusals({ start_time: -1 })).toHaveProperty('start_time')
    expect(await refusals({ start_time: 7, duration: 5 })).toEqual({
      duration: 'Your clip duration is longer than the end time',
    })
    expect(await refusals({ duration: 121 })).toEqual({ duration: 'must be 120 seconds at the most' })
    expect(await refusals({ duration: 0 })).toHaveProperty('duration')
    expect(await refusals({ name: ' ' })).toEqual({ name: 'Please fill in the input field.' })
    expect(await refusals({ tags: [] })).toEqual({ tags: 'Please select tag' })
    expect(await refusals({ tags: ['save'] })).toEqual({ tags: 'Please select tag' })
    expect(await refusals({ start_time: undefined })).toHaveProperty('start_time')
  })

  it('for a game without a picture, an unbought game, a game of another channel, and a user without permission', async () => {
    const [empty, paid] = [await addGame(), await addGame({ type: 'paid' })]
    await addVideo(server, empty)
    await addReplay(server, paid)
    expect((await fan.cut(empty)).json.error.code).toBe('nothing_to_play')
    expect((await fan.cut(paid)).json.error.code).toBe('purchase_needed')
    const event_media_id = await mediaOf(server, game)
    const body = { event_id: game, event_media_id, name: 'x', start_time: 1, duration: 1, tags: ['goal'] }
    const stranger = await openCutter(server, 'stranger@example.com', server.betaId)
    expect((await stranger.post('/clip', body)).json.error.code).toBe('not_found')
    const beta = await openSeason(server, 'beta')
    const theirs = await beta.add('2026-03-05T23:00:00Z', { stream_status: 'finished' })
    await addReplay(server, theirs, { channelId: server.betaId })
    expect((await stranger.cut(theirs)).json.error.code).toBe('forbidden')
  })
})

describe('the cuts of a month', () => {
  it('count once each, deleted ones too, and never exceed the quota', async () => {
    const cutter = await openCutter(server, 'quota@example.com')
    const count = async () => (await cutter.get('/user/access')).json.featureCount.clips
    const idempotency_key = crypto.randomUUID()
    const twice = await Promise.all([1, 2].map(() => cutter.cut(game, { idempotency_key })))
    expect(new Set(twice.map(({ json }) => json.id)).size).toBe(1)
    expect(await count()).toBe(1)
    await cutter.remove(twice[0]?.json.id)
    expect(await count()).toBe(1)
  })

  it('do not include failed ones, which can be tried again', async () => {
    const cutter = await openCutter(server, 'late@example.com')
    const live = await season.add(new Date().toISOString(), { stream_status: 'live' })
    const { recording } = await addReplay(server, live, { isOpen: true })
    const { json } = await cutter.cut(live, { start_time: recording.endSeconds - 1, duration: 6 })
    await server.ctx.db
      .update(clips)
      .set({ queued_at: new Date(Date.now() - 301_000) })
      .where(eq(clips.id, json.id))
    await server.runJob('fail-late-clips')
    expect(await cutter.settled(json.id)).toMatchObject({ status: 'failed', problem: 'too_late' })
    expect((await cutter.get('/user/access')).json.featureCount.clips).toBe(0)
    await recording.end()
    expect((await cutter.post(`/clip/${json.id}/retry`)).json.status).toBe('queued')
    expect(await cutter.settled(json.id)).toMatchObject({ status: 'ready' })
    expect((await cutter.get('/user/access')).json.featureCount.clips).toBe(1)
    expect((await cutter.post(`/clip/${json.id}/retry`)).json.error.code).toBe('conflict')
  })

  it('wait for a disk that is full, and are made when there is room again', async () => {
    limitFiles(10)
    const { json } = await fan.cut(game)
    try {
      await expect.poll(async () => (await rowOf(json.id)).problem, { timeout: 30_000 }).toBe('disk_full')
      expect((await rowOf(json.id)).status).toBe('processing')
    } finally {
      limitFiles('unlimited')
    }
    expect(await fan.settled(json.id)).toMatchObject({ status: 'ready', problem: null })
  }, 90_000)

  it('fail if a segment is missing, and leave nothing behind', async () => {
    const cutter = await openCutter(server, 'missing@example.com')
    const own = await addGame()
    const { videoId } = await addReplay(server, own)
    const source = server.ctx.folders.video(server.alphaId, videoId)
    for (const name of await readdir(source)) if (name.startsWith('segment-')) await rm(join(source, name))
    const { json } = await cutter.cut(own)
    expect(await cutter.settled(json.id)).toMatchObject({ status: 'failed', problem: 'source_missing' })
    expect((await cutter.get('/user/access')).json.featureCount.clips).toBe(0)
  })
})

describe('a viewer of a clip', () => {
  it('is only its owner until it is shared or public; others do not learn that it exists', async () => {
    const other = await openCutter(server, 'other@example.com')
    const { json } = await fan.cut(game, { name: 'Mine' })
    const { id } = json
    await fan.settled(id)
    expect((await other.get(`/clip/${id}`)).json.error.code).toBe('not_found')
    for (const path of ['', '/retry', '/share'])
      expect(
        (await other.post(`/clip/${id}${path}`, path === '/share' ? { is_shared: true } : {})).status,
      ).toBe(404)
    expect((await other.remove(id)).status).toBe(404)
    expect(await play(other, id)).toMatchObject({ code: 'not_found' })
    const listed = async (path: string) =>
      (await other.get(path)).json.items.map((clip: { id: number }) => clip.id).includes(id)
    expect(await listed(`/clips/event/${game}`)).toBe(false)

    const shared = (await fan.post(`/clip/${id}/share`, { is_shared: true })).json
    const uuid = shared.share_uuid
    expect((await other.get(`/shared-clip?id=${id}&uuid=${uuid}`)).json).toMatchObject({
      id,
      share_uuid: uuid,
    })
    const file = await fetch(server.url + shared.url, { headers: { range: 'bytes=0-99' } })
    expect([file.status, file.headers.get('content-type')]).toEqual([206, 'video/mp4'])
    expect((await fetch(server.url + shared.image_url)).headers.get('content-type')).toBe('image/jpeg')
    expect(await play(other, id, { uuid })).toMatchObject({ segmentStatus: 200 })
    const renewed = (await fan.post(`/clip/${id}/share`, { is_shared: true })).json
    expect(renewed.share_uuid).not.toBe(uuid)
    expect((await fetch(server.url + shared.url)).status).toBe(404)
    expect(await play(other, id, { uuid })).toMatchObject({ code: 'not_found' })
    await fan.post(`/clip/${id}/share`, { is_shared: false })
    expect((await fetch(server.url + renewed.url)).status).toBe(404)

    await fan.post(`/clip/${id}`, { is_public: true, name: 'For all' })
    expect(await listed(`/clips/event/${game}`)).toBe(true)
    expect(await listed('/moments?tag=goal')).toBe(true)
    expect(await listed(`/moments?event_category_id=${season.sport('ball')}`)).toBe(true)
    expect(await listed(`/moments?participant_id=${season.team('team')}`)).toBe(true)
    expect(await listed(`/moments?participant_id=${season.team('heloise-second')}`)).toBe(false)
    expect(await listed('/moments?tag=save')).toBe(false)
    expect(
      (await other.get('/events/with_clip')).json.items.map((event: { id: number }) => event.id),
    ).toEqual([game])
    expect((await other.get(`/clip/${id}`)).json).toMatchObject({ is_own: false, name: 'For all' })
    expect((await other.post(`/clip/${id}/report`, { reason: 'person' })).json).toEqual({ success: true })

    await server.ctx.db.update(clips).set({ moderation: 'hidden' }).where(eq(clips.id, id))
    expect((await other.get(`/clip/${id}`)).json.error.code).toBe('not_found')
    await fan.post(`/clip/${id}`, { name: 'Again' })
    expect((await other.get(`/clip/${id}`)).json.error.code).toBe('not_found')
  })

  it('with the link gets a page with its picture and file, which search engines skip', async () => {
    const { json } = await fan.cut(game, { name: 'Buzzer beater' })
    await fan.settled(json.id)
    const shared = (await fan.post(`/clip/${json.id}/share`, { is_shared: true })).json
    const path = `/share/${json.id}/${shared.share_uuid}`
    const page = await server.ask(path)
    expect(page.status).toBe(200)
    const addressOf = (name: string) =>
      page.text.match(new RegExp(`<meta property="og:${name}" content="https?://[^/"]+([^"]+)"`))?.[1]
    const card = shared.image_url.replace('still-', 'card-')
    expect([addressOf('video'), addressOf('image')]).toEqual([shared.url, card])
    // Chats that have a square for it take that one.
    const square = card.replace('card-', 'square-')
    expect(page.text).toContain(`${square}"]`)
    for (const [address, height] of [
      [card, 630],
      [square, 1080],
    ]) {
      const picture = await fetch(server.url + address)
      expect(await sharp(Buffer.from(await picture.arrayBuffer())).metadata()).toMatchObject({ height })
    }
    expect(page.text).toContain('rel="alternate" type="application/json+oembed"')
    expect(page.text).toContain('<meta name="robots" content="noindex"')
    expect(page.text).toContain('Buzzer beater')
    // By its number it is its owner's, and the page tells nobody what it is.
    const byNumber = await server.ask(`/watch_library/${json.id}`)
    expect(byNumber.status).toBe(200)
    expect(byNumber.text).not.toContain('Buzzer beater')

    await fan.post(`/clip/${json.id}/share`, { is_shared: false })
    const gone = await server.ask(path)
    expect(gone.status).toBe(404)
    expect(gone.text).not.toContain('Buzzer beater')
    expect(gone.text).not.toContain('og:video')
  })

  it('who then buys counts towards the clip, for its owner alone', async () => {
    const { json } = await fan.cut(game, { is_public: true })
    const stranger = await openCutter(server, 'came-by@example.com')
    const shop = openShop(server)
    const trk = `clip-${json.id}`
    await shop.add(stranger.userId, { event_id: game, trk })
    await shop.add(stranger.userId, { event_id: game, trk })
    await shop.add(fan.userId, { event_id: game, trk })
    await shop.refund(
      await shop.add((await openCutter(server, 'gone-again@example.com')).userId, { event_id: game, trk }),
    )
    expect((await fan.get(`/clip/${json.id}`)).json.buyers).toBe(1)
    expect((await stranger.get(`/clip/${json.id}`)).json.buyers).toBeNull()
  })

  it('of a sold game gets a file with nothing before the cut', async () => {
    const paid = await addGame()
    const { videoId: replay } = await addReplay(server, paid)
    const content = 'WEBVTT\n\n00:00.500 --> 00:01.000\nBefore\n\n00:02.000 --> 00:03.000\nGoal!\n'
    await server.ctx.db.insert(mediaCaptions).values({
      channel_id: server.alphaId,
      video_id: replay,
      language: 'en',
      name: 'English',
      content,
    })
    const { json } = await fan.cut(paid, { start_time: 1.5, duration: 2 })
    await fan.settled(json.id)
    await setEventType(server, paid, 'paid')
    const before = await rowOf(json.id)
    expect((await fan.post(`/clip/${json.id}/share`, { is_shared: true })).json).toMatchObject({
      status: 'queued',
      url: null,
    })
    const uuid = (await rowOf(json.id)).share_uuid ?? ''
    const other = await openCutter(server, 'unpaid@example.com')
    const { url } = await fan.settled(json.id)
    expect(await rowOf(json.id)).toMatchObject({ is_exact: true, cut: before.cut + 1 })
    const file = join(dir, 'exact.mp4')
    await writeFile(file, Buffer.from(await (await fetch(server.url + url)).arrayBuffer()))
    expect((await decodePictures(file)).seconds).toHaveLength(60)
    const made = (await readdir(await folderOf(json.id))).filter(name => /^(cut|still)/.test(name))
    expect(made.toSorted()).toEqual([`cut-${before.cut + 1}.mp4`, `still-${before.cut + 1}.jpg`])

    // Its owner has the whole segments of the game around it, others not a frame more than the clip.
    const shown = async (caller: typeof fan, body: object) => {
      const opened = await play(caller, json.id, body)
      const names = opened.text.match(/(?:init|segment)-\d+\.m(?:p4|4s)/g) ?? []
      const files = names.map(async (name: string) =>
        Buffer.from(await (await fetch(server.url + opened.url.replace('index.m3u8', name))).arrayBuffer()),
      )
      const joined = join(dir, 'joined.mp4')
      await writeFile(joined, Buffer.concat(await Promise.all(files)))
      const pictures = (await decodePictures(joined)).seconds.length
      return { pictures, from: opened.from_seconds, to: opened.to_seconds }
    }
    expect(await shown(other, { uuid })).toEqual({ pictures: 60, from: 0, to: 2 })
    expect((await shown(fan, {})).pictures).toBeGreaterThan(60)
    const [caption] = (await play(other, json.id, { uuid })).captions
    expect(await (await fetch(server.url + caption.url)).text()).toBe(
      'WEBVTT\n\n00:00:00.500 --> 00:00:01.500\nGoal!\n',
    )
    const { open_video_id } = await rowOf(json.id)
    await server.ctx.db
      .update(videos)
      .set({ state: 'making' })
      .where(eq(videos.id, open_video_id ?? 0))
    expect(await play(other, json.id, { uuid })).toMatchObject({ code: 'nothing_to_play' })
    await fan.remove(json.id)
    expect(await server.ctx.db.$count(videos, eq(videos.id, open_video_id ?? 0))).toBe(0)
  })
})

describe('a download of a clip', () => {
  it('counts once, and a HEAD request does not count', async () => {
    const cutter = await openCutter(server, 'saver@example.com')
    const { json } = await cutter.cut(game)
    await cutter.settled(json.id)
    const count = async () => (await cutter.get('/user/access')).json.featureCount.downloads
    const take = (method: string, more = {}) =>
      fetch(`${server.url}/api/clip/download/${json.id}`, { method, headers: { ...cutter.headers, ...more } })
    expect((await take('HEAD')).status).toBe(200)
    expect(await count()).toBe(0)
    expect((await take('GET', { range: 'bytes=10-19' })).status).toBe(206)
    await (await take('GET')).arrayBuffer()
    expect(await count()).toBe(1)
  })
})

describe('a kept clip', () => {
  it('is deleted with its video after the number of days that the channel sets', async () => {
    const cutter = await openCutter(server, 'old@example.com')
    const ids: number[] = []
    for (const days of [364, 366]) {
      const { json } = await cutter.cut(game)
      await cutter.settled(json.id)
      await server.ctx.db
        .update(clips)
        .set({ created_at: daysAgo(days) })
        .where(eq(clips.id, json.id))
      ids.push(json.id)
    }
    const [kept = 0, old = 0] = ids
    const { video_id } = await rowOf(old)
    await server.runJob('remove-old-clips')
    await expect.poll(async () => (await cutter.get(`/clip/${old}`)).status, { timeout: 20_000 }).toBe(404)
    expect(await server.ctx.db.$count(videos, eq(videos.id, video_id))).toBe(0)
    expect((await cutter.get(`/clip/${kept}`)).status).toBe(200)
  })
})
