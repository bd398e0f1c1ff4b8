import { mkdir, readdir, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { decodePictures } from '@grandstand/media/test-encoder'
import { describe, expect, it } from 'vitest'
import { createDownloadFiles } from '../src/clips/downloads/index.ts'
import { pruneDownloads } from '../src/clips/downloads/prune-downloads.ts'
import { buildLeague, openSeason } from './event-builder.ts'
import { makeTestFolder, serveTests } from './serve-tests.ts'
import { addReplay, recordInto } from './video-builder.ts'

const dir = await makeTestFolder('grandstand-download-')
const server = await serveTests({
  channels: [
    buildLeague('alpha', {
      capabilities: { visitor: ['watch'], user: ['download'] },
      feature_limits: { clips: 0, downloads: 1 },
    }),
    buildLeague('beta'),
  ],
})
const season = await openSeason(server)

const addGame = (change: Parameters<typeof season.add>[1] = {}) =>
  season.add('2026-03-05T23:00:00Z', {
    stream_status: 'finished',
    teams: ['heloise-ball', 'team'],
    ...change,
  })

async function openFan(email: string, channelId = server.alphaId) {
  const { apiKey } = await server.programKey(channelId, email)
  const headers = { authorization: `Bearer ${apiKey}` }
  return {
    download: (eventId: number, more: Record<string, string> = {}, method = 'GET') =>
      fetch(`${server.url}/api/download-event/${eventId}`, { method, headers: { ...headers, ...more } }),
    refusal: async (eventId: number) =>
      (await server.ask(`/api/download-event/${eventId}`, { headers })).json?.error.code,
    access: async () => (await server.ask('/api/user/access', { headers })).json,
  }
}

describe('a replay as a file', () => {
  it('is one MP4 with every picture, named after the game, and can be fetched in ranges', async () => {
    const eventId = await addGame()
    const { recording } = await addReplay(server, eventId)
    const fan = await openFan('saver@example.com')
    const answer = await fan.download(eventId)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('video/mp4')
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(answer.headers.get('content-disposition')).toMatch(
      /^attachment; filename="[ -~]+ 2026-03-05\.mp4"; filename\*=UTF-8''[\w%.-]+2026-03-05\.mp4$/,
    )
    const bytes = Buffer.from(await answer.arrayBuffer())
    expect(bytes.length).toBe(Number(answer.headers.get('content-length')))
    // Plays while it is loaded.
    expect(bytes.indexOf('moov')).toBeLessThan(bytes.indexOf('mdat'))
    const file = join(dir, 'replay.mp4')
    await writeFile(file, bytes)
    const pictures = await decodePictures(file)
    expect(pictures.errors).toBe('')
    expect(pictures.seconds.length / 30).toBeCloseTo(recording.endSeconds, 1)

    const etag = answer.headers.get('etag') ?? ''
    const rest = await fan.download(eventId, { range: `bytes=${bytes.length - 100}-`, 'if-range': etag })
    expect(rest.status).toBe(206)
    expect(Buffer.from(await rest.arrayBuffer()).equals(bytes.subarray(-100))).toBe(true)
    const head = await fan.download(eventId, {}, 'HEAD')
    expect(head.headers.get('content-length')).toBe(String(bytes.length))
  })

  it('is refused to a user who may not download or has not bought the game, and during the game', async () => {
    const eventId = await addGame()
    await addReplay(server, eventId)
    const paid = await addGame({ type: 'paid' })
    await addReplay(server, paid)
    const live = await season.add(new Date().toISOString(), { stream_status: 'live' })
    await addReplay(server, live)
    const empty = await addGame()
    const fan = await openFan('refused@example.com')
    expect(await fan.refusal(paid)).toBe('purchase_needed')
    expect(await fan.refusal(live)).toBe('nothing_to_play')
    expect(await fan.refusal(empty)).toBe('nothing_to_play')
    const other = await openFan('other@example.com', server.betaId)
    expect(await other.refusal(eventId)).toBe('not_found')
    const beta = await openSeason(server, 'beta')
    const theirs = await beta.add('2026-03-05T23:00:00Z', { stream_status: 'finished' })
    await addReplay(server, theirs, { channelId: server.betaId })
    expect(await other.refusal(theirs)).toBe('forbidden')
    expect((await fan.access()).featureCount.downloads).toBe(0)
  })

  it('counts once per event and month; fifty calls at once spend a quota of one only once', async () => {
    const games = [await addGame(), await addGame()]
    for (const eventId of games) await addReplay(server, eventId)
    const fan = await openFan('quota@example.com')
    const answers = await Promise.all(
      Array.from({ length: 50 }, async (_, index) => {
        const eventId = games[index % 2] ?? 0
        const { status, body } = await fan.download(eventId)
        await body?.cancel()
        return { eventId, status }
      }),
    )
    const taken = new Set(answers.filter(({ status }) => status === 200).map(({ eventId }) => eventId))
    expect(taken.size).toBe(1)
    expect(answers.filter(({ status }) => status !== 200).every(({ status }) => status === 403)).toBe(true)
    expect(await fan.access()).toMatchObject({
      featureCount: { downloads: 1 },
      featureLimit: { downloads: 1 },
    })
    const [first = 0] = taken
    expect((await fan.download(first, {}, 'HEAD')).status).toBe(200)
    expect(await fan.refusal(games.find(eventId => eventId !== first) ?? 0)).toBe('download_limit')
  })

  it('spans breaks of the encoder, and says so if the picture format changed', async () => {
    const [same, other] = [await addGame(), await addGame()]
    for (const [eventId, size] of [
      [same, '160x90'],
      [other, '128x72'],
    ] as const) {
      const { videoId } = await addReplay(server, eventId, { isOpen: true })
      const recording = await server.ctx.recordings.open(server.alphaId, videoId)
      await recordInto(recording, { size })
      await recording.end()
    }
    const fan = await openFan('breaks@example.com')
    expect(await fan.refusal(other)).toBe('not_downloadable')
    const file = join(dir, 'breaks.mp4')
    await writeFile(file, Buffer.from(await (await fan.download(same)).arrayBuffer()))
    const { seconds, errors } = await decodePictures(file)
    expect(errors).toBe('')
    expect(seconds).toHaveLength(240)
    expect((await readdir(join(server.dataDir, 'downloads'))).filter(name => name.endsWith('.tmp'))).toEqual(
      [],
    )
  })

  it('is refused with an explanation if there is no ffmpeg', async () => {
    const { recording } = await addReplay(server, await addGame())
    const files = createDownloadFiles({ ffmpeg: null, now: () => new Date() }, { dir, maxBytes: 1e9 })
    await expect(files.get('1/1', recording)).rejects.toMatchObject({ code: 'download_unavailable' })
  })

  it('is cached while there is room, and the least recently used goes first', async () => {
    const own = join(dir, 'kept')
    await mkdir(own)
    for (const [index, name] of ['a.mp4', 'b.mp4', 'c.mp4'].entries()) {
      await writeFile(join(own, name), Buffer.alloc(100))
      const at = new Date(Date.now() - (name === 'a.mp4' ? 0 : index) * 60_000)
      await utimes(join(own, name), at, at)
    }
    await pruneDownloads(own, { maxBytes: 250, keep: join(own, 'c.mp4') })
    expect(await readdir(own)).toEqual(['a.mp4', 'c.mp4'])
    expect((await stat(join(own, 'a.mp4'))).size).toBe(100)
  })
})
