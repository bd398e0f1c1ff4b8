import { request } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { buildLeague, openSeason } from './event-builder.ts'
import { serveTests } from './serve-tests.ts'
import { addReplay } from './video-builder.ts'

const server = await serveTests({ channels: [buildLeague('alpha')] })
const season = await openSeason(server)
const eventId = await season.add(new Date(Date.now() - 600_000).toISOString(), {
  stream_status: 'finished',
})
const { recording } = await addReplay(server, eventId, { isOpen: true, seconds: 2 })
for (let number = 0; number < 100; number += 1) addSegment()
const body = { api_key: await server.anonymousKey() }
const url = (await server.ask(`/api/events/${eventId}/playback`, { body })).json.url

function addSegment(): void {
  const startSeconds = recording.endSeconds
  recording.beginSegment({ init: 0, isDiscontinuous: false, startSeconds, wallTimeMs: startSeconds * 1000 })
  recording.addPart({ durationSeconds: 2, isIndependent: true, bytes: Buffer.alloc(16) })
  recording.endSegment()
}

/** As it goes over the wire: `fetch` would unpack it. */
const listAs = (encoding: string) =>
  new Promise<Buffer>((resolve, reject) => {
    const asked = request(`${server.url}${url}`, { headers: { 'accept-encoding': encoding } }, answer => {
      const chunks: Buffer[] = []
      answer.on('data', chunk => chunks.push(chunk))
      answer.on('end', () => resolve(Buffer.concat(chunks)))
    })
    asked.on('error', reject)
    asked.end()
  })

it('a playlist is sent compressed to clients that accept that, and is the same list', async () => {
  const plain = await listAs('identity')
  const packed = await listAs('gzip, deflate, br')
  expect(brotliDecompressSync(packed)).toEqual(plain)
  expect(gunzipSync(await listAs('gzip'))).toEqual(plain)
  expect(packed.length).toBeLessThan(plain.length / 5)
})

it('new segments are in the next list', async () => {
  addSegment()
  const newest = `segment-${recording.segments.at(-1)?.number}.m4s`
  expect(brotliDecompressSync(await listAs('br')).toString()).toContain(newest)
  await recording.end()
  expect(brotliDecompressSync(await listAs('br')).toString()).toContain('#EXT-X-ENDLIST')
})
