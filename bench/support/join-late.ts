import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import type { LiveServer } from '../../e2e/support/live-server.ts'
import { makeBenchVideo, pushVideo } from './bench-video.ts'
import { type OpenGame, openGame, startPlayback } from './open-game.ts'
import { pressPlay } from './press-play.ts'
import { quantile } from './quantile.ts'
import { scaled } from './scale.ts'

export interface JoinLateOptions {
  runs: number
  /** How long the game has been on already. */
  playedSeconds: number
  line: Line
  video?: { bitsPerSecond: number; size: string }
  /** A size that the channel makes, which is waited for. */
  rung?: string
}

export interface Join {
  p50Ms: number
  p95Ms: number
  /** Of the first playlist, as it went over the wire. */
  playlistBytes: number
}

export type Line = keyof typeof lines

/** What a phone has: 1.6 Mbit/s down and 150 ms there and back, or 400 kbit/s and 400 ms. */
const lines = {
  'slow 4G': { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 },
  'slow 3G': { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 },
}
const small = { bitsPerSecond: 200_000, size: '320x180' }

/** A game that has been on for so long, joined live over a bad line, and opened as a replay once it is over. */
export async function joinLate(
  browser: Browser,
  server: LiveServer,
  { runs, playedSeconds, line, video = small, rung = '' }: JoinLateOptions,
): Promise<{ live: Join; openReplay: () => Promise<Join> }> {
  const dir = await mkdtemp(join(tmpdir(), 'grandstand-join-'))
  const file = join(dir, 'game.mp4')
  await makeBenchVideo(file, { seconds: scaled(60, 10), ...video })
  const game = await openGame(server)
  await pushVideo(file, game.rtmpUrl, { isLive: false, seconds: playedSeconds }).done
  const encoder = pushVideo(file, game.rtmpUrl, { isLive: true })
  const joinAs = (button: string) =>
    joinTimes(browser, `${server.url}/watch/${game.eventId}`, { line, runs, button })
  try {
    await waitForRung(server, game, rung)
    return { live: await joinAs('Watch live'), openReplay: () => joinAs('Watch the replay') }
  } finally {
    encoder.child.kill('SIGKILL')
    await server.endGame(game.eventId)
    await rm(dir, { recursive: true, force: true })
  }
}

interface Joining {
  line: Line
  runs: number
  button: string
}

async function joinTimes(browser: Browser, address: string, { line, runs, button }: Joining): Promise<Join> {
  const joins: OneJoin[] = []
  for (let run = 0; run < runs; run += 1) joins.push(await joinOnce(browser, address, { line, button }))
  const times = joins.map(({ ms }) => ms)
  return {
    p50Ms: quantile(times, 0.5),
    p95Ms: quantile(times, 0.95),
    playlistBytes: Math.max(...joins.map(({ playlistBytes }) => playlistBytes)),
  }
}

/** Sizes are there some seconds after the picture. */
async function waitForRung(server: LiveServer, game: OpenGame, rung: string): Promise<void> {
  const isThere = async () =>
    (await (await fetch(await startPlayback(server.url, game))).text()).includes(rung)
  while (!(await isThere())) await new Promise(resolve => setTimeout(resolve, 500))
}

interface OneJoin {
  ms: number
  playlistBytes: number
}

async function joinOnce(
  browser: Browser,
  address: string,
  { line, button }: Pick<Joining, 'line' | 'button'>,
): Promise<OneJoin> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
  await page.goto(address)
  const play = page.getByRole('button', { name: button })
  await play.waitFor({ timeout: 30_000 })
  await page.waitForLoadState('networkidle')
  const firstList = await slowDown(page, line)
  const ms = await pressPlay(play)
  const playlistBytes = await firstList()
  await page.close()
  return { ms, playlistBytes }
}

/** From now on; returns what gives the bytes of the first playlist that comes. */
async function slowDown(page: Page, line: Line): Promise<() => Promise<number>> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', lines[line])
  const lists = new Set<string>()
  const first = Promise.withResolvers<number>()
  devtools.on('Network.responseReceived', ({ requestId, response }) => {
    if (/\/media\/[^?]*\.m3u8/.test(response.url)) lists.add(requestId)
  })
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (lists.has(requestId)) first.resolve(encodedDataLength)
  })
  return () => first.promise
}
