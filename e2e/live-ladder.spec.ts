import { startEncoder } from '@grandstand/media/test-encoder'
import { applyChannel } from './support/apply-channel.ts'
import { findGame, takeKey, untilPicture } from './support/find-game.ts'
import { watched, watchLive } from './support/live-game.ts'
import { type LiveServer, startLiveServer } from './support/live-server.ts'
import { expect, test } from './support/test.ts'

/** A phone's 500 kbit/s with 150 ms there and back: a sixth of the source, and enough for the smaller size. */
const slowLine = { offline: false, latency: 150, downloadThroughput: 62_500, uploadThroughput: 62_500 }

let server: LiveServer

test.beforeAll(async () => {
  test.setTimeout(180_000)
  server = await startLiveServer()
  await applyChannel(server, yaml => `live_ladder: [180]\n${yaml}`)
})
test.afterAll(async () => {
  await server.stop()
})

test('a live game with a ladder plays, and reaches its full size by itself', { tag: '@once' }, async ({
  page,
}) => {
  test.setTimeout(240_000)
  const eventId = await findGame(server.url, 'upcoming')
  const encoderUrl = await server.addCamera(eventId)
  await server.startGame(eventId)
  const encoder = startEncoder(encoderUrl, { seconds: 240, isLive: true, size: '640x360' })
  const api_key = await takeKey(server.url)
  // The sizes are there some seconds after the picture; who comes earlier has the source alone.
  await expect
    .poll(
      async () => {
        const answer = await page.request.post(`${server.url}/api/events/${eventId}/playback`, {
          data: { api_key },
        })
        const { url } = await answer.json()
        return answer.ok() ? (await page.request.get(`${server.url}${url}`)).text() : ''
      },
      { timeout: 40_000 },
    )
    .toContain('RESOLUTION=320x180')

  const sizes = new Set<string>()
  page.on('request', request => {
    const rung = request.url().match(/\/(source|180p)\/(?:segment|part)/)?.[1]
    if (rung) sizes.add(rung)
  })
  await page.goto(`${server.url}/watch/${eventId}`)
  await watchLive(page)
  await expect.poll(async () => (await watched(page)).frames, { timeout: 40_000 }).toBeGreaterThan(60)
  // A busy machine looks like a slow line at first.
  await expect.poll(async () => (await watched(page)).height, { timeout: 120_000 }).toBe(360)
  const { frames } = await watched(page)
  await expect
    .poll(async () => (await watched(page)).frames, { timeout: 40_000 })
    .toBeGreaterThan(frames + 60)
  expect([...sizes]).toContain('180p')
  encoder.child.kill('SIGKILL')
  await encoder.done
})

test('a viewer who came before the smaller sizes gets them on a connection that is too slow for the source, and is told why', {
  tag: '@once',
}, async ({ page }) => {
  test.setTimeout(240_000)
  const eventId = await findGame(server.url, 'upcoming')
  const encoderUrl = await server.addCamera(eventId)
  await server.startGame(eventId)
  const encoder = startEncoder(encoderUrl, { seconds: 220, isLive: true, size: '640x360' })
  await untilPicture(server.url, eventId)
  await page.goto(`${server.url}/watch/${eventId}`)
  const play = page.getByRole('button', { name: 'Watch live' })
  await play.waitFor()
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', slowLine)
  const source = page.waitForRequest(/\/source\/(?:segment|part)/)
  await play.click()
  await source
  await page.waitForRequest(/\/180p\/(?:segment|part)/, { timeout: 60_000 })
  const { frames } = await watched(page)
  await expect
    .poll(async () => (await watched(page)).frames, { timeout: 40_000 })
    .toBeGreaterThan(frames + 60)
  const notice = page.getByRole('status')
  await expect(
    notice.getByText('Your connection is slow: the picture is smaller than usual.', { exact: true }),
  ).toBeVisible({ timeout: 90_000 })
  encoder.child.kill('SIGKILL')
  await encoder.done
})
