import { availableParallelism, loadavg } from 'node:os'
import { startEncoder } from '@grandstand/media/test-encoder'
import type { Browser } from '@playwright/test'
import { applyChannel } from '../e2e/support/apply-channel.ts'
import { type LiveServer, startLiveServer } from '../e2e/support/live-server.ts'
import { openBarePlayer, playBare } from './support/bare-player.ts'
import { type Join, joinLate } from './support/join-late.ts'
import { openBrowser } from './support/open-browser.ts'
import { type OpenGame, openGame, startPlayback } from './support/open-game.ts'
import { pressPlay } from './support/press-play.ts'
import { quantile } from './support/quantile.ts'
import { scaled } from './support/scale.ts'

const runs = scaled(20, 1)
const goalMs = 300
const slow4gGoalMs = 1_500
const slow3gGoalSeconds = 6

/**
 * From the press of the button to the first frame of a game without prerolls, live and as a replay, beside hls.js on an
 * empty page that has its code and its address already; over slow 4G into a game's first minute and its third
 * hour, and into the replay of one; and over slow 3G into one with a small size.
 */
export default async function bench(): Promise<void> {
  const server = await startLiveServer()
  await applyChannel(server, yaml => yaml, ['prerolls.yaml'])
  const browser = await openBrowser()
  const game = await openGame(server)
  const encoder = startEncoder(game.rtmpUrl, { seconds: 3_600, isLive: true, size: '640x360' })
  try {
    await startPlayback(server.url, game)
    await compare(browser, server, game, 'Watch live')
    await server.endGame(game.eventId)
    await encoder.done
    await compare(browser, server, game, 'Watch the replay')
    await compareHours(browser, server)
    await joinOverSlow3g(browser, server)
  } finally {
    encoder.child.kill('SIGKILL')
    await browser.close()
    await server.stop()
  }
}

/** In turns, so that whatever else the machine does hits both alike. */
async function compare(browser: Browser, server: LiveServer, game: OpenGame, button: string): Promise<void> {
  const own: number[] = []
  const bare: number[] = []
  for (let run = 0; run < runs; run += 1) {
    own.push(await openAndPress(browser, `${server.url}/watch/${game.eventId}`, button))
    const page = await browser.newPage({ bypassCSP: true })
    await openBarePlayer(page, server.url)
    bare.push(await playBare(page, await startPlayback(server.url, game), true))
    await page.close()
  }
  const say = (times: number[]) =>
    `p50 ${quantile(times, 0.5).toFixed(0)} ms, p95 ${quantile(times, 0.95).toFixed(0)} ms`
  console.log(`  ${button}: ${say(own)}; bare hls.js with a known address: ${say(bare)}`)
  console.log(`  load of the last minute: ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} cores`)
  console.log(
    `${button} → first frame: p95 ${quantile(own, 0.95).toFixed(0)} ms (goal ≤ ${goalMs}), p50 ÷ bare hls.js: ${(quantile(own, 0.5) / quantile(bare, 0.5)).toFixed(2)}`,
  )
}

async function compareHours(browser: Browser, server: LiveServer): Promise<void> {
  const lateRuns = scaled(5, 1)
  const { live: early } = await joinLate(browser, server, {
    runs: lateRuns,
    playedSeconds: scaled(60, 10),
    line: 'slow 4G',
  })
  const { live: late, openReplay } = await joinLate(browser, server, {
    runs: lateRuns,
    playedSeconds: scaled(10_800, 30),
    line: 'slow 4G',
  })
  const replay = await openReplay()
  const say = ({ p50Ms, p95Ms, playlistBytes }: Join) =>
    `p50 ${p50Ms.toFixed(0)} ms, p95 ${p95Ms.toFixed(0)} ms, first playlist ${(playlistBytes / 1024).toFixed(1)} KB`
  console.log(
    `  slow 4G (goal: p95 ≤ ${slow4gGoalMs} ms), after a minute: ${say(early)}; in the third hour: ${say(late)}`,
  )
  console.log(
    `Slow 4G, a replay of three hours: p95 ${replay.p95Ms.toFixed(0)} ms (goal ≤ ${slow4gGoalMs}), p50 ÷ live: ${(replay.p50Ms / late.p50Ms).toFixed(2)}`,
  )
  console.log(
    `Joining in the third hour: playlist ${(late.playlistBytes / 1024).toFixed(1)} KB (goal ≤ 10), p50 ÷ first minute: ${(late.p50Ms / early.p50Ms).toFixed(2)}`,
  )
}

/** Where the source alone would be too much for the line, and the channel makes a size that is not. */
async function joinOverSlow3g(browser: Browser, server: LiveServer): Promise<void> {
  await applyChannel(server, yaml => `live_ladder: [144]\n${yaml}`, ['prerolls.yaml'])
  const { live } = await joinLate(browser, server, {
    runs: scaled(5, 1),
    playedSeconds: scaled(20, 10),
    line: 'slow 3G',
    // Making a size takes longer than all else here, and a journey in the browser waits for it as well.
    ...scaled({ rung: 'RESOLUTION=256x144', video: { bitsPerSecond: 800_000, size: '640x360' } }, {}),
  })
  console.log(
    `Slow 3G, with a small size: p50 ${(live.p50Ms / 1000).toFixed(1)} s (goal ≤ ${slow3gGoalSeconds})`,
  )
}

async function openAndPress(browser: Browser, address: string, button: string): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  await page.goto(address)
  const play = page.getByRole('button', { name: button })
  await play.waitFor({ timeout: 30_000 })
  // As a visitor has read the page before.
  await page.waitForLoadState('networkidle')
  const ms = await pressPlay(play)
  await page.close()
  return ms
}
