import { access, copyFile, mkdir, readdir, rename, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { makeFile } from '@grandstand/media/test-file'
import { eq } from 'drizzle-orm'
import { describe, expect, it, vi } from 'vitest'
import { moveEvent } from '../src/catalogue/events/index.ts'
import { mediaCli } from '../src/commands/media.ts'
import { mediaFiles, mediaRungs } from '../src/db/tables.ts'
import { importFile, listVideoFiles, processFile } from '../src/video/videos/index.ts'
import { buildLeague, openSeason } from './event-builder.ts'
import { makeTestFolder, serveTests } from './serve-tests.ts'
import { baseOf } from './video-builder.ts'

const server = await serveTests({ channels: [buildLeague('alpha'), buildLeague('beta')] })
const season = await openSeason(server)
const key = await server.anonymousKey()
const dir = await makeTestFolder('grandstand-replays-')

const h264 = ['libx264', '-preset', 'ultrafast', '-g', '30', '-sc_threshold', '0']
const at = (name: string) => join(dir, name)
/** A game that is over. */
async function addGame(): Promise<number> {
  const eventId = await season.add(new Date(Date.now() - 60_000).toISOString())
  await moveEvent(server.ctx, server.alphaId, eventId, { to: 'finished', by: 'operator' })
  return eventId
}
const play = (eventId: number) => server.ask(`/api/events/${eventId}/playback`, { body: { api_key: key } })
const take = (eventId: number, path: string) =>
  importFile(server.ctx, server.alphaId, { owner: 'event', id: eventId }, { path })
const fileOf = async (eventId: number) =>
  (await listVideoFiles(server.ctx, server.alphaId, { owner: 'event', id: eventId }))[0]
const isOver = (eventId: number, state: string) =>
  expect.poll(async () => (await fileOf(eventId))?.state, { timeout: 90_000 }).toBe(state)
const rungsOf = (videoId: number) =>
  server.ctx.db.select().from(mediaRungs).where(eq(mediaRungs.video_id, videoId))
const isThere = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  )
async function media(...args: string[]): Promise<{ code: number; output: string }> {
  let output = ''
  vi.stubEnv('DATABASE_URL', server.databaseUrl)
  vi.stubEnv('DATA_DIR', server.dataDir)
  for (const name of ['log', 'error'] as const)
    vi.spyOn(console, name).mockImplementation(line => (output += `${line}\n`))
  const code = await mediaCli(args)
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
  return { code, output }
}

describe('a file that an operator imports', () => {
  it('becomes a replay: copied, in smaller sizes, with its pictures', async () => {
    const eventId = await addGame()
    const source = await makeFile(at('game.mp4'), { size: '640x480', seconds: 5 })
    const made = await media('import', source, '--event', String(eventId), '--name', 'Final.mp4')
    expect(made).toMatchObject({ code: 0, output: expect.stringContaining('is queued') })
    await isOver(eventId, 'ready')
    expect((await media('files', String(eventId))).output).toMatch(/Final\.mp4: ready/)

    const file = await fileOf(eventId)
    expect(file).toMatchObject({ percent: 100, problem: null })
    const rungs = await rungsOf(file?.video_id ?? 0)
    expect(rungs.map(({ name, width, height }) => ({ name, width, height }))).toEqual([
      { name: 'source', width: 640, height: 480 },
      { name: '360p', width: 480, height: 360 },
    ])

    const { json } = await play(eventId)
    const list = await server.ask(json.url)
    expect(list.text).toContain('#EXT-X-STREAM-INF')
    const base = baseOf(json.url)
    for (const rung of ['source', '360p']) {
      const playlist = await server.ask(`${base}${rung}/index.m3u8`)
      expect(playlist.text).toContain('#EXT-X-ENDLIST')
      expect((await server.ask(`${base}${rung}/segment-0.m4s`)).status).toBe(200)
    }
    const event = (await server.ask(`/api/events/${eventId}?api_key=${key}`)).json
    expect(event.media.map(({ type }: { type: string }) => type).sort()).toEqual([
      'image',
      'preview',
      'thumbnails',
      'vod',
    ])
    expect(event.media.find(({ type }: { type: string }) => type === 'vod').name).toBe('Final')
    // Poster and preview are for everyone, the storyboard for who may watch.
    expect(event.image).toMatchObject({ width: 640, height: 480 })
    for (const { type, url } of event.media.filter(({ url }: { url: string | null }) => url !== null)) {
      const picture = await server.ask(url)
      expect(picture.status).toBe(200)
      expect(picture.headers['content-type']).toBe(type === 'image' ? 'image/jpeg' : 'video/mp4')
    }
    expect((await server.ask(event.image.url.replace('poster-640x480.jpg', 'journal.jsonl'))).status).toBe(
      404,
    )
    expect((await server.ask(event.image.url.replace('/alpha/', '/beta/'))).status).toBe(404)
    expect(json.storyboard_url).toBe(`${base}storyboard.vtt`)
    const board = await server.ask(json.storyboard_url)
    expect(board.headers['content-type']).toBe('text/vtt; charset=utf-8')
    expect(board.text).toContain('storyboard-0.jpg#xywh=0,0,120,90')
    expect((await server.ask(`${base}storyboard-0.jpg`)).headers['content-type']).toBe('image/jpeg')
    expect((await server.ask(`${base}storyboard-9.jpg`)).status).toBe(404)
    expect((await server.ask('/media/x/storyboard.vtt')).status).toBe(403)
    expect(json.captions).toEqual([])
    // Of the file itself and of what was made in between nothing is left; the operator's own stays.
    expect(await isThere(server.ctx.folders.file(server.alphaId, file?.id ?? 0))).toBe(false)
    expect(await isThere(source)).toBe(true)
  }, 120_000)

  it('is encoded if players could not play it, even if it looked playable', async () => {
    const eventId = await addGame()
    await take(eventId, await makeFile(at('rare.mp4'), { seconds: 9, keyEverySeconds: 60, sound: 'none' }))
    await isOver(eventId, 'ready')
    const rungs = await rungsOf((await fileOf(eventId))?.video_id ?? 0)
    expect(rungs).toMatchObject([{ name: '100p', width: 160, height: 90 }])
    expect((await play(eventId)).status).toBe(200)
  }, 120_000)

  it.each([
    ['is not a video', 'not_a_video', async () => writeFile(at('odd'), 'words, words')],
    [
      'is a script',
      'not_a_video',
      async () => writeFile(at('odd'), 'ffconcat version 1.0\nfile /etc/hostname'),
    ],
    [
      'has an unneeded codec',
      'codec',
      async () =>
        makeFile(at('odd.avi'), { seconds: 1, video: ['huffyuv'] }).then(file => rename(file, at('odd'))),
    ],
    [
      'is too large to watch',
      'too_large',
      async () =>
        makeFile(at('large.mp4'), { seconds: 0.1, size: '8192x4320', sound: 'none' }).then(file =>
          rename(file, at('odd')),
        ),
    ],
    [
      'ends before its pictures do',
      'cut_off',
      async () => {
        const whole = await makeFile(at('whole.mp4'), {
          seconds: 6,
          video: [...h264, '-movflags', '+faststart'],
        })
        await truncate(whole, Math.round((await stat(whole)).size * 0.7))
        await rename(whole, at('odd'))
      },
    ],
    [
      'ends before the list of its pictures',
      'cut_off',
      async () => {
        const whole = await makeFile(at('whole.mp4'))
        await truncate(whole, (await stat(whole)).size - 500)
        await rename(whole, at('odd'))
      },
    ],
    [
      'has only sound',
      'no_picture',
      async () =>
        makeFile(at('odd.m4a'), { video: ['copy', '-vn'] }).then(async file => rename(file, at('odd'))),
    ],
  ])(
    '%s: the operator sees so',
    async (_, problem, write) => {
      const eventId = await addGame()
      await write()
      await take(eventId, at('odd'))
      await isOver(eventId, 'failed')
      expect(await fileOf(eventId)).toMatchObject({ problem, video_id: null })
      const folder = server.ctx.folders.file(server.alphaId, (await fileOf(eventId))?.id ?? 0)
      await expect.poll(() => isThere(folder)).toBe(false)
      expect((await play(eventId)).json.error.code).toBe('nothing_to_play')
    },
    120_000,
  )

  it('that names no file or no event is refused', async () => {
    const eventId = String(await addGame())
    expect(await media('import', at('nowhere.mp4'), '--event', eventId)).toMatchObject({ code: 2 })
    expect(await media('import', at('game.mp4'), '--event', '999999')).toMatchObject({ code: 2 })
    expect(await media('import', at('game.mp4'))).toMatchObject({
      code: 2,
      output: expect.stringContaining('Usage'),
    })
  })
})

describe('the work on a file', () => {
  it('goes on after its server was killed: finished parts stay, half-finished parts run again', async () => {
    const eventId = await addGame()
    const id = await take(eventId, await makeFile(at('again.mp4'), { size: '640x480' }))
    await isOver(eventId, 'ready')
    const video = (await fileOf(eventId))?.video_id ?? 0
    const folder = server.ctx.folders.video(server.alphaId, video)
    const before = await stat(join(folder, 'segment-0.m4s'))

    // As a kill leaves it: the smaller size is half made, the file still there, the job comes again.
    await server.ctx.db.delete(mediaRungs).where(eq(mediaRungs.name, '360p'))
    await rm(join(folder, '360p'), { recursive: true })
    await mkdir(join(server.ctx.folders.file(server.alphaId, id), '360p'), { recursive: true })
    await writeFile(join(server.ctx.folders.file(server.alphaId, id), '360p', 'journal.jsonl'), '{"type":"in')
    await copyFile(at('again.mp4'), server.ctx.folders.upload(server.alphaId, id))
    await server.ctx.db
      .update(mediaFiles)
      .set({ state: 'processing', percent: 40 })
      .where(eq(mediaFiles.id, id))
    await server.ctx.db.transaction(tx =>
      server.ctx.jobs.add(tx, processFile, { channel_id: server.alphaId, media_file_id: id }),
    )
    await isOver(eventId, 'ready')
    expect((await rungsOf(video)).map(({ name }) => name)).toEqual(['source', '360p'])
    expect((await stat(join(folder, 'segment-0.m4s'))).mtimeMs).toBe(before.mtimeMs)
    expect(await readdir(join(folder, '360p'))).toContain('segment-0.m4s')
  }, 120_000)
})
