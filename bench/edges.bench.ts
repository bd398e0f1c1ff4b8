import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEncoder } from '@grandstand/media/test-encoder'
import { hasVarnish, startVarnish, type Varnish } from '../apps/server/test/varnish.ts'
import { freePort } from '../e2e/support/demo-server.ts'
import { takeKey } from '../e2e/support/find-game.ts'
import { compareEdge } from './support/compare-edge.ts'
import { type LiveServer, startLiveServer } from './support/live-server.ts'
import { cpuSeconds } from './support/measure-cpu.ts'
import { measureEdgeAge } from './support/measure-edge-age.ts'
import { type OpenGame, startPlayback } from './support/open-game.ts'
import { findNextPart, playMany } from './support/play-many.ts'
import { quantile } from './support/quantile.ts'
import { judge, scaled } from './support/scale.ts'

const crowds = scaled([200, 2_000], [4, 8])
const seconds = scaled(15, 4)
const parts = scaled(40, 4)
const edgeCount = 2
/** A list and a part, three times a second. */
const asksPerSecond = 6
const goalRatio = 1.1
const goalPartMs = 30
/** How much more of the packager a crowd of ten times as many may cost. */
const goalCpu = 0.1
const goalEndedMs = 10_000

/** Two edges before one server, by the file that comes with the product: what the crowd costs the server, and what gets through. */
export default async function bench(): Promise<void> {
  if (!(await hasVarnish())) {
    console.log('Varnish is not installed: apt-get install varnish varnish-modules varnish-vmod-digest')
    return
  }
  const dir = await mkdtemp(join(tmpdir(), 'grandstand-edges-'))
  const secretKey = randomBytes(32).toString('base64')
  const ports = await Promise.all(Array.from({ length: edgeCount }, freePort))
  const server = await startLiveServer({
    TRUST_PROXY: '1',
    SECRET_KEY: secretKey,
    EDGE_URLS: ports.map(port => `http://127.0.0.1:${port}`).join(),
  })
  const upstreamPort = Number(new URL(server.url).port)
  const edges = await Promise.all(
    ports.map(port => startVarnish({ dir: join(dir, String(port)), port, upstreamPort, secretKey })),
  )
  const game = await openFreeGame(server)
  const encoder = openEncoder(game)
  try {
    const path = await openPath(server, game)
    await compareParts(server.url + path, `${edges[0]?.url}${path}`)
    await refuse(server, edges, await openPath(server, game))
    const costs: number[] = []
    for (const players of crowds)
      costs.push(await measureCrowd(server, edges, { path: await openPath(server, game), players }))
    const [few = 0, many = 0] = costs
    console.log(`the server's CPU for ${crowds[1]} players ÷ for ${crowds[0]}: ${(many / few).toFixed(2)}`)
    judge(many <= few * (1 + goalCpu), 'The server works more for more players at the edges')
    if (edges[0]) await compareEdge(edges[0], await openPath(server, game), dir)
    await encoder.stop()
    if (edges[0]) await measureEdgeAge(game, edges[0])
  } finally {
    await encoder.stop()
    await Promise.all(edges.map(edge => edge.stop()))
    await server.stop()
    await rm(dir, { recursive: true })
  }
}

function openEncoder(game: OpenGame) {
  const { child, done } = startEncoder(game.rtmpUrl, { seconds: 600, isLive: true, size: '640x360' })
  return {
    async stop() {
      child.kill('SIGKILL')
      await done
    },
  }
}

async function openFreeGame(server: LiveServer): Promise<OpenGame> {
  const [game] = await server.openGames(1)
  if (!game) throw new Error('The demo has no game to come')
  await server.postgres.pool.query(`update events set type = 'free' where id = $1`, [game.eventId])
  return { eventId: String(game.eventId), rtmpUrl: game.rtmpUrl, apiKey: await takeKey(server.url) }
}

/** Of the list of its source, with a token of its own. */
async function openPath(server: LiveServer, game: OpenGame): Promise<string> {
  const entry = await startPlayback(server.url, game)
  const sizes = await (await fetch(entry)).text()
  const list = sizes.split('\n').find(line => line.includes('source/index.m3u8')) ?? ''
  return new URL(list, entry).pathname
}

/** Seconds of CPU of the server in a second. */
async function measureCrowd(
  server: LiveServer,
  edges: readonly Varnish[],
  { path, players }: { path: string; players: number },
): Promise<number> {
  const before = await countAsked(edges)
  const usedBefore = cpuSeconds(server.pid)
  const startedAtMs = performance.now()
  const addresses = Array.from({ length: players }, (_, at) => `${edges[at % edges.length]?.url}${path}`)
  const { parts, refusals, cuts } = await playMany(addresses, seconds)
  const tookSeconds = (performance.now() - startedAtMs) / 1_000
  const used = cpuSeconds(server.pid) - usedBefore
  const asked = ((await countAsked(edges)) - before) / tookSeconds
  const most = goalRatio * edges.length * asksPerSecond
  console.log(
    `${players} players on ${edges.length} edges: ${(parts / tookSeconds / players).toFixed(2)} parts a second each, ${refusals} refused, ${cuts} cut; the server is asked ${asked.toFixed(1)} times a second (goal ≤ ${most.toFixed(1)}) and takes ${((used / tookSeconds) * 100).toFixed(1)} % of a core`,
  )
  judge(refusals === 0 && asked <= most, 'The edges ask the server for each player')
  return used / tookSeconds
}

async function countAsked(edges: readonly Varnish[]): Promise<number> {
  const counts = await Promise.all(edges.map(edge => edge.asked()))
  return counts.reduce((sum, count) => sum + count, 0)
}

/** The same part straight from the server and through an edge, asked for at once before it is there. */
async function compareParts(direct: string, edge: string): Promise<void> {
  const lateMs: number[] = []
  for (let run = 0; run < parts; run += 1) {
    const list = await (await fetch(direct)).text()
    const [straight, through] = await Promise.all(
      [direct, edge].map(async url => {
        const response = await fetch(findNextPart(url, list).partUrl)
        await response.arrayBuffer()
        if (!response.ok) throw new Error(`A part answers ${response.status}`)
        return performance.now()
      }),
    )
    lateMs.push((through ?? 0) - (straight ?? 0))
  }
  const p95 = quantile(lateMs, 0.95)
  console.log(
    `a part through an edge comes later by p50 ${quantile(lateMs, 0.5).toFixed(1)} ms, p95 ${p95.toFixed(1)} ms (goal ≤ ${goalPartMs})`,
  )
  judge(p95 <= goalPartMs, 'An edge holds parts back')
}

/** What is in the cache already is refused to a token that is forged, and to a player that has ended. */
async function refuse(server: LiveServer, edges: readonly Varnish[], path: string): Promise<void> {
  const status = async (edge: Varnish, file: string) => {
    const response = await fetch(edge.url + file)
    await response.body?.cancel()
    return { status: response.status, cache: response.headers.get('x-cache') }
  }
  const [edge] = edges
  if (!edge) return
  const list = await (await fetch(edge.url + path)).text()
  const [, file = ''] = list.match(/URI="(init-[^"]+)"/) ?? []
  const known = path.replace('index.m3u8', file)
  await status(edge, known)
  const hit = await status(edge, known)
  const forged = known.replace(
    /-([0-9a-f]{32})\//,
    (_, mac: string) => `-${mac.slice(0, -1)}${mac.endsWith('0') ? '1' : '0'}/`,
  )
  const refused = await status(edge, forged)
  console.log(`a file in the cache: ${hit.status} ${hit.cache}; with a forged token: ${refused.status}`)
  judge(hit.cache === 'HIT' && refused.status === 403, 'A forged token opens what is cached')

  const [, playback = ''] = path.match(/-([0-9a-z]{16})-\d{10}-/) ?? []
  await server.postgres.pool.query('update playbacks set replaced_at = now() where id = $1', [playback])
  const endedAtMs = performance.now()
  const shutMs: number[] = []
  for (const one of edges) {
    while ((await status(one, known)).status !== 403) await new Promise(resolve => setTimeout(resolve, 50))
    shutMs.push(performance.now() - endedAtMs)
  }
  console.log(
    `a player that has ended is refused by every edge after ${Math.max(...shutMs).toFixed(0)} ms (goal ≤ ${goalEndedMs})`,
  )
  judge(Math.max(...shutMs) <= goalEndedMs, 'An edge serves a player that has ended')
}
