import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { mediaRungs } from '../src/db/tables.ts'
import { buildLeague, openSeason } from './event-builder.ts'
import { serveTests } from './serve-tests.ts'
import { addReplay, addRung, baseOf, recordInto } from './video-builder.ts'

const server = await serveTests({ channels: [buildLeague('alpha'), buildLeague('beta')] })
const season = await openSeason(server)
const eventId = await season.add(new Date(Date.now() - 60_000).toISOString(), { stream_status: 'finished' })
const videoId = (await addReplay(server, eventId)).videoId
const body = { api_key: await server.anonymousKey() }
const play = async () => (await server.ask(`/api/events/${eventId}/playback`, { body })).json
const base = baseOf((await play()).url)

const playlist = async (query = '') => (await server.ask(`${base}index.m3u8${query}`)).text

describe('a video', () => {
  it('of one size is the list of its segments, of several the list of sizes; an address keeps its meaning', async () => {
    const addressNow = async () => (await play()).url.replace(/^\/media\/[^/]+\//, '')
    expect(await addressNow()).toBe('source/index.m3u8')
    expect((await server.ask(`${base}index.m3u8`)).status).toBe(404)
    await addRung(server, videoId, { name: 'source', height: 90, bandwidth: 900_000 })
    await addRung(server, videoId, { name: '360p', height: 72, bandwidth: 300_000, is_ready: false })
    await expect.poll(() => playlist(), { timeout: 5_000 }).toContain('#EXT-X-STREAM-INF')
    expect(await playlist()).not.toContain('360p')
    expect(await addressNow()).toBe('source/index.m3u8')

    const recording = await server.ctx.recordings.open(server.alphaId, videoId, '360p')
    await recordInto(recording, { size: '128x72' })
    await recording.end()
    await server.ctx.db.update(mediaRungs).set({ is_ready: true }).where(eq(mediaRungs.name, '360p'))
    await expect.poll(() => playlist(), { timeout: 5_000 }).toContain('360p/index.m3u8')
    expect(await playlist('?plain=1')).toContain('source/index.m3u8?plain=1\n')
    expect(await addressNow()).toBe('index.m3u8')
    // Whoever opened it before goes on with what he has.
    expect((await server.ask(`${base}source/index.m3u8?plain=1`)).text).toContain('segment-0.m4s')
    expect(await playlist('?_HLS_msn=0&_HLS_part=0')).toContain('#EXT-X-STREAM-INF')
  })

  it('plays each rung below its name, and no other folder', async () => {
    const [source, small] = await Promise.all(
      ['source', '360p'].map(async rung => {
        const list = await server.ask(`${base}${rung}/index.m3u8`)
        expect(list.text).toContain('#EXT-X-ENDLIST')
        const init = await server.ask(`${base}${rung}/init-0.mp4`)
        expect(init.headers['content-type']).toBe('video/mp4')
        return (await server.ask(`${base}${rung}/segment-0.m4s`)).text
      }),
    )
    expect(source).not.toBe(small)
    expect((await server.ask(`${base}segment-0.m4s`)).text).toBe(source)
    for (const path of [
      '720p/index.m3u8',
      '..%2f..%2f1/index.m3u8',
      'p/index.m3u8',
      '360p/journal.jsonl',
      '360p/../x',
    ])
      expect((await server.ask(base + path)).status).toBe(404)
  })

  it('names what is wrong with a blocking reload', async () => {
    const fieldsOf = async (query: string) =>
      (await server.ask(`${base}source/index.m3u8?${query}`)).json.error.fields
    expect(await fieldsOf('_HLS_msn=x')).toEqual({ _HLS_msn: 'must be a whole number' })
    expect(await fieldsOf('_HLS_msn=1&_HLS_part=x')).toEqual({ _HLS_part: 'must be a whole number' })
    expect(await fieldsOf('_HLS_part=1')).toEqual({ _HLS_part: 'needs _HLS_msn' })
  })
})
