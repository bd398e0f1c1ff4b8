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

interface Told {
  path: string
  key: string | undefined
}

/** An edge that answers with these statuses, one after the other, and from then on with the last. */
async function openEdge(...statuses: number[]) {
  const told: Told[] = []
  const edge = createServer((request, response) => {
    told.push({ path: `${request.method} ${request.url}`, key: request.headers.authorization })
    response.writeHead(statuses[told.length - 1] ?? statuses.at(-1) ?? 204).end()
  })
  await new Promise<void>(resolve => edge.listen(0, '127.0.0.1', resolve))
  const { port } = edge.address() as AddressInfo
  return { told, url: `http://127.0.0.1:${port}`, close: () => edge.close() }
}

async function endPlayer(id: string): Promise<void> {
  const now = new Date()
  const times = { started_at: now, seen_at: now, replaced_at: now }
  await server.ctx.db.insert(playbacks).values({ id, channel_id: server.alphaId, key_hash: id, ...times })
}

const edges = await Promise.all([openEdge(204), openEdge(500, 204)])
const telling: { stop?: () => Promise<void> } = {}
beforeAll(() => {
  const urls = edges.map(({ url }) => url)
  Object.assign(telling, startTellingEdges(server.ctx, { urls, key: deriveEdgeKey(secretKey) }))
})
afterAll(async () => {
  await telling.stop?.()
  for (const edge of edges) edge.close()
})

it('tells every edge which players have ended, again where one refused, and never twice where it took it', async () => {
  const [sound, shaky] = edges
  await endPlayer('0123456789abcdef')
  const wanted = { path: 'POST /.edge/ended/0123456789abcdef', key: `Bearer ${deriveEdgeKey(secretKey)}` }
  await expect.poll(() => shaky.told.length, { timeout: 10_000 }).toBe(2)
  await endPlayer('fedcba9876543210')
  await expect.poll(() => shaky.told.length, { timeout: 10_000 }).toBe(3)
  expect(shaky.told.slice(0, 2)).toEqual([wanted, wanted])
  await expect.poll(() => sound.told.length, { timeout: 10_000 }).toBe(2)
  expect(sound.told[0]).toEqual(wanted)
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
