import { makeTags, type OddEncoder } from '@grandstand/media/test-odd-encoders'
import { pushTags } from '@grandstand/media/test-push-tags'
import type { Page } from '@playwright/test'
import { takeKey } from './find-game.ts'
import { watchLive } from './live-game.ts'
import type { SharedServer } from './live-server.ts'
import { operate } from './operate.ts'
import { watchPictures } from './watch-pictures.ts'

export interface TriedEncoder {
  /** The longest that the page stood without a new picture while it sent. */
  stillSeconds: number
  /** From the return of a good encoder to its first picture. */
  backSeconds: number
  recordings: number
  recordedSeconds: number
  /** Those in which some encoder sent pictures. */
  sentSeconds: number
  /** The longest that the replay stood still on its way to the end. */
  replayStillSeconds: number
  /** What the operator read of its camera meanwhile. */
  states: string[]
  problems: string[]
}

export interface TrySeconds {
  /** How long the odd one sends, and the good one after it. */
  odd: number
  good: number
}

const usual: TrySeconds = { odd: 16, good: 5 }
/** Waiting is cheap here, and the decoder sees every picture all the same. */
const replaySpeed = 4

/** A game that is watched on one page: a good encoder, then the odd one, then a good one again; then its replay. */
export async function tryEncoder(
  server: SharedServer,
  page: Page,
  encoder: OddEncoder,
  seconds: TrySeconds = usual,
): Promise<TriedEncoder> {
  const [good, odd] = [await makeTags({}, 40), await makeTags(encoder, seconds.odd)]
  const eventId = await server.takeGame()
  const url = await server.addCamera(eventId)
  await server.startGame(eventId)
  const listed = followPlaylist(page)

  let sentMs = 0
  const startedAtMs = performance.now()
  const before = pushTags(url, good)
  await page.goto(`${server.url}/watch/${eventId}`)
  await watchLive(page)
  const live = await watchPictures(page)
  await live.until(({ seconds }) => seconds > 2, 30_000)
  await before.stop()
  sentMs += performance.now() - startedAtMs

  await live.restart()
  const oddAtMs = performance.now()
  const told = await readWhile(server, eventId, pushTags(url, odd).done)
  const { longestStillMs } = await live.read()
  if (encoder.hasPicture) sentMs += performance.now() - oddAtMs

  const recorded = await listed()
  const goodAtMs = performance.now()
  const after = pushTags(url, good)
  const backMs = await live.until(({ seconds }) => seconds > recorded + 0.1, 40_000)
  await page.waitForTimeout(seconds.good * 1000)
  await after.stop()
  sentMs += performance.now() - goodAtMs
  await server.endGame(eventId)

  const replayStillMs = await playThrough(page, `${server.url}/watch/${eventId}`)
  const answer = await fetch(`${server.url}/api/events/${eventId}?api_key=${await takeKey(server.url)}`)
  const { media }: { media: { type: string }[] } = await answer.json()
  return {
    stillSeconds: longestStillMs / 1000,
    backSeconds: backMs / 1000,
    // The replay has a still of its own.
    recordings: media.filter(({ type }) => type !== 'image').length,
    recordedSeconds: await listed(),
    sentSeconds: sentMs / 1000,
    replayStillSeconds: replayStillMs / 1000,
    ...told,
  }
}

/** What stands at its camera in the Studio, until the push is over. */
async function readWhile(server: SharedServer, eventId: string, push: Promise<void>) {
  const operator = await operate(server.url)
  const states = new Set<string>()
  const problems = new Set<string>()
  let isOver = false
  void push.then(() => {
    isOver = true
  })
  for (let isLast = false; !isLast; ) {
    isLast = isOver
    const { cameras } = await operator.get(`/events/${eventId}`)
    const [camera] = Array.isArray(cameras) ? cameras : []
    states.add(camera.state)
    if (camera.problem) problems.add(camera.problem.code)
    await new Promise(resolve => setTimeout(resolve, 250))
  }
  return { states: [...states], problems: [...problems] }
}

/** How much is recorded, by the list that the page's player has. */
function followPlaylist(page: Page): () => Promise<number> {
  let playlistUrl = ''
  page.on('request', request => {
    const [address = ''] = request.url().split('?')
    if (address.endsWith('.m3u8')) playlistUrl = address
  })
  return async () => {
    const list = await (await fetch(`${playlistUrl}?plain=1`)).text()
    return [...list.matchAll(/#EXTINF:([\d.]+)/g)].reduce((sum, [, seconds]) => sum + Number(seconds), 0)
  }
}

/** The longest standstill of a replay on its way to the end, in milliseconds. */
async function playThrough(page: Page, address: string): Promise<number> {
  await page.goto(address)
  await page.getByRole('button', { name: 'Watch the replay' }).click({ timeout: 60_000 })
  const replay = await watchPictures(page)
  await replay.until(({ seconds }) => seconds >= 0, 30_000)
  await replay.restart()
  await page.locator('video').evaluate((video: HTMLVideoElement, rate) => {
    Object.assign(video, { defaultPlaybackRate: rate, playbackRate: rate })
  }, replaySpeed)
  await replay.until(({ isEnded }) => isEnded, 120_000)
  return (await replay.read()).longestStillMs
}
