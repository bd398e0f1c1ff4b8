import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startServerProcess } from '../../apps/server/test/server-process.ts'
import { freePort } from '../../e2e/support/demo-server.ts'
import { takeKey } from '../../e2e/support/find-game.ts'
import { followDelay } from '../../e2e/support/live-game.ts'
import { openEncoderDoor } from '../support/encoder-door.ts'
import { type LiveServer, startLiveServer } from '../support/live-server.ts'
import { openBrowser } from '../support/open-browser.ts'
import { startPlayback } from '../support/open-game.ts'
import { startPatientEncoder } from '../support/patient-encoder.ts'
import { quantile } from '../support/quantile.ts'
import { judge, scaled } from '../support/scale.ts'
import { watchGame } from '../support/watch-game.ts'

const faults = scaled(20, 1)
/** Every so many times the owner is frozen instead, and goes on once another has the camera. */
const freezeEvery = 4
/** Some segments are closed by then. */
const betweenMs = scaled(8_000, 3_000)
const patienceMs = 45_000
const goalBackSeconds = 8
const goalLostSeconds = 2

interface ListedSegment {
  writer: string
  fromMs: number
  toMs: number
  isGap: boolean
}

/** Two processes with disks of their own record a game; whichever does is killed or frozen, and the other goes on. */
export default async function bench(): Promise<void> {
  const dir = await mkdtemp(join(tmpdir(), 'grandstand-ingest-killed-'))
  const shared = {
    SECRET_KEY: randomBytes(32).toString('base64'),
    STORAGE_URL: `file://${join(dir, 'storage')}`,
  }
  const server = await startLiveServer({ ...shared, ROLES: 'web,worker' })
  const ports = await Promise.all([freePort(), freePort()])
  const startNode = (index: number) =>
    startServerProcess({
      ...shared,
      ROLES: 'ingest',
      DATABASE_URL: server.postgres.url,
      DATA_DIR: join(dir, `node-${index}`),
      RTMP_PORT: String(ports[index]),
    })
  const nodes = await Promise.all(ports.map((_, index) => startNode(index)))
  const door = await openEncoderDoor(ports)
  const browser = await openBrowser()
  const game = await openFreeGame(server, door.port)
  const encoder = startPatientEncoder(game.rtmpUrl)
  try {
    await startPlayback(server.url, game)
    const watching = await watchGame(browser, `${server.url}/watch/${game.eventId}`)
    const delay = followDelay(watching.page)
    const [backSeconds, lostSeconds]: [number[], number[]] = [[], []]
    for (let fault = 0; fault < faults; fault += 1) {
      await sleep(betweenMs)
      const owner = fault % 2
      const isFrozen = fault % freezeEvery === freezeEvery - 1
      const atMs = Date.now()
      nodes[owner]?.signal(isFrozen ? 'SIGSTOP' : 'SIGKILL')
      door.choose(1 - owner)
      door.cut()
      backSeconds.push((await untilShownAfter(delay, atMs)) / 1000)
      if (isFrozen) nodes[owner]?.signal('SIGCONT')
      else nodes[owner] = await startNode(owner)
      lostSeconds.push(lostBefore(await readSegments(server, game), atMs))
    }
    const segments = await readSegments(server, game)
    const fenced = countFenced(segments)
    const recordings = await countRecordings(server, game.eventId)
    console.log('  back after p50 s   max s   lost p50 s   max s   recordings   fenced segments   reloads')
    const figures = [backSeconds, lostSeconds].flatMap(list => [quantile(list, 0.5), Math.max(...list)])
    console.log(
      `  ${figures.map(figure => figure.toFixed(1).padStart(8)).join('   ')}   ${recordings}   ${fenced}   ${watching.reloads()}`,
    )
    console.log(
      `ingest killed: ${faults} times, the picture is back ${Math.max(...backSeconds).toFixed(1)} s after at most (goal ≤ ${goalBackSeconds}), at most ${Math.max(...lostSeconds).toFixed(1)} s lost (goal ≤ ${goalLostSeconds}), ${recordings} recording (goal 1), ${fenced} segments of a process that had lost the camera (goal 0)`,
    )
    judge(Math.max(...backSeconds) <= goalBackSeconds, 'The picture took too long to come back')
    judge(Math.max(...lostSeconds) <= goalLostSeconds, 'Too much of the game was lost')
    judge(recordings === 1 && fenced === 0 && watching.reloads() === 0, 'The recording is not one and whole')
  } finally {
    await encoder.stop()
    await door.close()
    await browser.close()
    await Promise.all(nodes.map(node => node.kill()))
    await server.stop()
    await rm(dir, { recursive: true, force: true })
  }
}

async function openFreeGame(server: LiveServer, port: number) {
  const [game] = await server.openGames(1)
  if (!game) throw new Error('The demo has no game to come')
  await server.postgres.pool.query(`update events set type = 'free' where id = $1`, [game.eventId])
  const url = new URL(game.rtmpUrl)
  url.port = String(port)
  return { eventId: String(game.eventId), rtmpUrl: url.href, apiKey: await takeKey(server.url) }
}

/** Milliseconds until the page shows a picture that was taken in after that moment. */
async function untilShownAfter(delay: () => Promise<number>, atMs: number): Promise<number> {
  while (Date.now() - atMs < patienceMs) {
    const seconds = await delay().catch(() => Number.NaN)
    if (Date.now() - seconds * 1000 > atMs) return Date.now() - atMs
    await sleep(50)
  }
  throw new Error('The picture did not come back')
}

async function readSegments(server: LiveServer, game: Parameters<typeof startPlayback>[1]) {
  const text = await (await fetch(`${await startPlayback(server.url, game)}?plain=1`)).text()
  const listed: ListedSegment[] = []
  let atMs = 0
  const lines = /#EXT-X-PROGRAM-DATE-TIME:(.+)|(#EXT-X-GAP\n)?#EXTINF:([\d.]+),\nsegment-\d+-(w\w+)\.m4s/g
  for (const [, date, gap, seconds, writer = ''] of text.matchAll(lines)) {
    if (date) atMs = Date.parse(date)
    if (!seconds) continue
    const toMs = atMs + Number(seconds) * 1000
    listed.push({ writer, fromMs: atMs, toMs, isGap: gap !== undefined })
    atMs = toMs
  }
  return listed
}

/** Between what the recording has and the moment at which its owner was gone. */
function lostBefore(segments: readonly ListedSegment[], atMs: number): number {
  const last = segments.findLast(({ isGap, fromMs }) => !isGap && fromMs < atMs)
  return last ? Math.max(0, (atMs - last.toMs) / 1000) : Number.NaN
}

/** Those of a writer that come after another one had begun; each opening of a recording has a name of its own. */
function countFenced(segments: readonly ListedSegment[]): number {
  const whole = segments.filter(({ isGap }) => !isGap)
  return whole.filter(
    ({ writer }, at) =>
      whole[at - 1]?.writer !== writer && whole.slice(0, at).some(before => before.writer === writer),
  ).length
}

async function countRecordings(server: LiveServer, eventId: string): Promise<number> {
  const { rows } = await server.postgres.pool.query<{ count: string }>(
    `select count(*) from event_media where event_id = $1 and type in ('live', 'vod')`,
    [eventId],
  )
  return Number(rows[0]?.count)
}
