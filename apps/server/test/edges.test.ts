import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readConfig } from '../src/config/read-config.ts'
import { createMediaTokens, deriveEdgeKey, deriveMediaKey } from '../src/context/media-tokens.ts'
import { playbacks } from '../src/db/tables.ts'
import { startTellingEdges, writeEdgeKeys } from '../src/video/edges/index.ts'
import { buildLeague } from './event-builder.ts'
import { serveTests } from './serve-tests.ts'

const secretKey = 'a secret that an edge has not, of 32 letters'
const server = await serveTests({ channels: [buildLeague('alpha')] })

const key = deriveEdgeKey(secretKey)

/** An edge that answers with these statuses, one after the other, and from then on with the last. */
async function openEdge(...statuses: number[]) {
  const told: string[] = []
  const keys = new Set<string | undefined>()
  const state = { life: 'first', asked: 0 }
  const edge = createServer((request, response) => {
    const status = statuses[state.asked] ?? statuses.at(-1) ?? 204
    state.asked += 1
    keys.add(request.headers.authorization)
    const [, ids = ''] = request.url?.match(/^\/\.edge\/ended\/(.*)$/) ?? []
    if (status === 204 && ids !== '') told.push(...ids.split(','))
    response.writeHead(status, { 'x-edge-life': state.life }).end()
  })
  await new Promise<void>(resolve => edge.listen(0, '127.0.0.1', resolve))
  const { port } = edge.address() as AddressInfo
  return { told, keys, state, url: `http://127.0.0.1:${port}`, close: () => edge.close() }
}

async function endPlayers(...ids: string[]): Promise<void> {
  const now = new Date()
  const rows = ids.map(id => ({
    id,
    channel_id: server.alphaId,
    key_hash: id,
    started_at: now,
    seen_at: now,
    replaced_at: now,
  }))
  await server.ctx.db.insert(playbacks).values(rows)
}

const edges = await Promise.all([openEdge(204), openEdge(204, 500, 204)])
const telling: { stop?: () => Promise<void> } = {}
beforeAll(() => {
  const urls = edges.map(({ url }) => url)
  Object.assign(telling, startTellingEdges(server.ctx, { urls, key }))
})
afterAll(async () => {
  await telling.stop?.()
  for (const edge of edges) edge.close()
})

it('tells every edge which players have ended, again where one refused, and never twice where it took it', async () => {
  const [sound, shaky] = edges
  await endPlayers('0123456789abcdef')
  await expect.poll(() => shaky.told, { timeout: 10_000 }).toEqual(['0123456789abcdef'])
  await endPlayers('fedcba9876543210')
  await expect.poll(() => shaky.told.length, { timeout: 10_000 }).toBe(2)
  await expect.poll(() => sound.told, { timeout: 10_000 }).toEqual(['0123456789abcdef', 'fedcba9876543210'])
  expect([...sound.keys]).toEqual([`Bearer ${key}`])
})

it('tells an edge that has started again all that has ended while a token lives', async () => {
  const [sound, shaky] = edges
  const before = sound.told.length
  shaky.told.length = 0
  shaky.state.life = 'second'
  await expect.poll(() => shaky.told, { timeout: 10_000 }).toEqual(['0123456789abcdef', 'fedcba9876543210'])
  expect(sound.told.length).toBe(before)
})

it('tells of a crowd that leaves at once in few requests', async () => {
  const [sound] = edges
  const crowd = Array.from({ length: 1_000 }, (_, at) => `crowd${String(at).padStart(11, '0')}`)
  const before = sound.state.asked
  await endPlayers(...crowd)
  await expect.poll(() => new Set(sound.told).size, { timeout: 10_000 }).toBe(crowd.length + 2)
  expect(sound.told.length).toBe(crowd.length + 2)
  expect(sound.state.asked - before).toBeLessThan(60)
})

it('gives an edge the key of tokens as it is used, and none that opens anything else', () => {
  const file = writeEdgeKeys(secretKey)
  expect(file).toContain(`hmac_sha256("${deriveMediaKey(secretKey)}"`)
  expect(file).not.toContain(secretKey)
  expect(deriveMediaKey(secretKey)).not.toBe(deriveEdgeKey(secretKey))
  expect(createMediaTokens(deriveMediaKey(secretKey)).read(token(secretKey))).toBeNull()
})

it('takes the edges from the settings, and refuses what is no address', () => {
  expect(readConfig({}).edgeUrls).toEqual([])
  expect(readConfig({ EDGE_URLS: 'http://10.0.0.7:6081/, http://10.0.0.8:6081' }).edgeUrls).toEqual([
    'http://10.0.0.7:6081',
    'http://10.0.0.8:6081',
  ])
  expect(() => readConfig({ EDGE_URLS: 'edge-1' })).toThrow(/EDGE_URLS/)
})

function token(key: string): string {
  return createMediaTokens(key).write({
    channelId: 1,
    videoId: 2,
    scope: null,
    playbackId: '0123456789abcdef',
    device: null,
    expiresAt: new Date(Date.now() + 60_000),
  })
}
